import { describe, expect, test } from '@jest/globals';
import { featureLimits } from '@lyceum/contracts';
import { readEmails } from './read-emails';

describe('reading a list of emails', () => {
  test('[231] takes one a line, several on a line, and what mail programs copy', () => {
    const text = 'ada@x.org\r\n\r\nBen@X.org, cem@x.org; dee@x.org\neva@x.org fay@x.org\nGil <gil@x.org>';
    expect(readEmails(text).emails).toEqual(
      ['ada', 'ben', 'cem', 'dee', 'eva', 'fay', 'gil'].map((name) => `${name}@x.org`),
    );
  });

  test('[231] finds the column of a CSV file by its head, and cells with an @ where there is none', () => {
    const csv = '\uFEFFName;E-mail;Note\n"Lee, Ann";ann@x.org;"writes to me@y.org"\nBo;bo@x.org;';
    expect(readEmails(csv)).toMatchObject({ emails: ['ann@x.org', 'bo@x.org'], invalid: [] });
    expect(readEmails('Ann,Lee,ann@x.org\nBo,Ba,bo@x.org').emails).toEqual(['ann@x.org', 'bo@x.org']);
  });

  test('[231] says which line is no email, and counts what stands there again', () => {
    const read = readEmails('ada@x.org\nnot an email\n\nADA@x.org\nbad@@x\n');
    expect(read.emails).toEqual(['ada@x.org']);
    expect(read.invalid).toEqual([
      { line: 2, text: 'not an email' },
      { line: 5, text: 'bad@@x' },
    ]);
    expect(read).toMatchObject({ invalidCnt: 2, repeatedCnt: 1 });
  });

  test('[231] a missing cell of the column is told, and a quote left open spoils only its own lines', () => {
    expect(readEmails('email,name\n,Ann\nbo@x.org,Bo').invalid).toEqual([{ line: 2, text: '' }]);
    expect(readEmails('ada@x.org\nben@x.org "\ncem@x.org').emails).toContain('ada@x.org');
  });

  test('[231] tells only the first of very many', () => {
    const read = readEmails('nobody\n'.repeat(featureLimits.shownInvalidLines + 5));
    expect(read.invalid).toHaveLength(featureLimits.shownInvalidLines);
    expect(read.invalidCnt).toBe(featureLimits.shownInvalidLines + 5);
  });
});
