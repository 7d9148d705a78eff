import { describe, expect, test } from '@jest/globals';
import { emailListLimits } from '@lyceum/contracts/common';
import fc from 'fast-check';
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
    const read = readEmails('nobody\n'.repeat(emailListLimits.shownInvalidLines + 5));
    expect(read.invalid).toHaveLength(emailListLimits.shownInvalidLines);
    expect(read.invalidCnt).toBe(emailListLimits.shownInvalidLines + 5);
  });

  const mei = 'mei@x.org';
  const bo = 'bo@x.org';
  const both = [mei, bo];

  test.each<[shape: string, text: string, emails: string[]]>([
    ['a name in quotes with a comma', '"Tanaka, Mei" <mei@x.org>\nbo@x.org', both],
    ['such on every line', '"Tanaka, Mei" <mei@x.org>\n"Ba, Bo" <bo@x.org>', both],
    ['several with commas', '"Tanaka, Mei" <mei@x.org>, "Ba, Bo" <bo@x.org>', both],
    ['several with semicolons', '"Tanaka, Mei" <mei@x.org>; "Ba; Bo" <bo@x.org>;', both],
    ['several with spaces', 'Mei <mei@x.org> "Ba, Bo" <bo@x.org>', both],
    ['names without quotes', 'Tanaka, Mei <mei@x.org>; Ba, Bo <bo@x.org>', both],
    ['addresses alone between names', '"Tanaka, Mei" <mei@x.org>, bo@x.org', both],
    ['the address as its own name', '"mei@x.org" <mei@x.org>; \'bo@x.org\' <bo@x.org>', both],
    ['quotes within a name', '"Mei \\"M\\" Tanaka, A" <mei@x.org>, "Bo ""B"" Ba" <bo@x.org>', both],
    ['a quoted cell that holds such a name', '"""Tanaka, Mei"" <mei@x.org>",Tokyo\nbo@x.org', both],
    ['addresses in quotes', '"mei@x.org","bo@x.org"', both],
    ['several in one pair of quotes', '"mei@x.org, bo@x.org"', both],
    ['links', '<mailto:mei@x.org>\nbo@x.org<mailto:bo@x.org>', both],
    ['a quote left open in the first line', '"Tanaka, Mei <mei@x.org>\nbo@x.org', both],
    ['a quote too many', 'Mei" <mei@x.org>, "Ba, Bo" <bo@x.org>', both],
    ['inches', '5" mei@x.org, 6" bo@x.org', both],
    ['a CSV file without a head', '"Tanaka, Mei",mei@x.org,"1, Street"\n"Ba, Bo",bo@x.org,', both],
    ['a CSV file with one', 'name,email\n"Tanaka, Mei",mei@x.org\n"Ba, ""Bo""",bo@x.org', both],
    ['a head in quotes', '"Email","Name"\n"mei@x.org","Tanaka, Mei"\n"bo@x.org","Ba, Bo"', both],
    ['commas in a file of semicolons', 'Name;Email\nTanaka, Mei;mei@x.org\nBa;bo@x.org', both],
    ['a cell over two lines', 'note,email\n"two\nlines",mei@x.org\none,bo@x.org', both],
    ['a name in the column', 'email,name\n"""Tanaka, Mei"" <mei@x.org>",M\n"Ba, Bo" <bo@x.org>,B', both],
    ['a column alone, with several a line', 'email\nmei@x.org, bo@x.org', both],
    ['a first line that only looks like a head', 'email, mei@x.org\nbo@x.org', both],
  ])('[231] reads %s and leaves nothing out', (_, text, emails) => {
    expect(readEmails(text)).toMatchObject({ emails, invalid: [], repeatedCnt: 0 });
  });

  test.each<[shape: string, text: string, emails: string[], invalid: [line: number, text: string][]]>([
    ['a line of a name in quotes alone', '"Tanaka, Mei"\nbo@x.org', [bo], [[1, '"Tanaka, Mei"']]],
    ['a quote left open and no address', '"Tanaka, Mei\nbo@x.org', [bo], [[1, '"Tanaka, Mei']]],
    ['a broken address after a name', '"Tanaka, Mei" <mei@@x>\nbo@x.org', [bo], [[1, 'mei@@x']]],
    ['a person without an address among others', 'mei@x.org; Cem Can; bo@x.org', both, [[1, 'Cem Can']]],
    ['another address in a name', '"Mei, cem@x.org" <mei@x.org>\nbo@x.org', both, [[1, 'cem@x.org']]],
    [
      'a quote left open in a table',
      'name,email\n"Cem,cem@x.org\nMei,mei@x.org\nBo,bo@x.org',
      both,
      [[2, '"Cem,cem@x.org']],
    ],
    [
      'one that a later quote would close',
      'name,email\n"Cem,cem@x.org\nMei,mei@x.org\n"Ba, Bo",bo@x.org\nDee",dee@x.org',
      both,
      [
        [2, '"Cem,cem@x.org'],
        [5, 'Dee",dee@x.org'],
      ],
    ],
    ['a row with a comma too many', 'name,email\nTanaka, Mei,mei@x.org\nBo,bo@x.org', [bo], [[2, 'Mei']]],
  ])('[231] tells %s, and keeps the rest', (_, text, emails, invalid) => {
    const read = readEmails(text);
    expect(read.emails).toEqual(emails);
    expect(read.invalid).toEqual(invalid.map(([line, piece]) => ({ line, text: piece })));
    expect(read.invalidCnt).toBe(invalid.length);
  });

  test('[231] no address is lost in silence, whatever stands around it', () => {
    const scraps = fc.constantFrom(
      '"',
      '""',
      ',',
      ';',
      '\t',
      '\n',
      ' ',
      '<',
      '>',
      'Tanaka',
      "'",
      '\\',
      '(',
      ')',
    );
    const noise = fc.array(scraps, { maxLength: 8 }).map((parts) => parts.join(''));
    fc.assert(
      fc.property(fc.array(noise, { minLength: 1, maxLength: 6 }), (noises) => {
        const text = noises.map((scrap, index) => `${scrap} p${String(index)}@x.org `).join('');
        const { emails, invalid } = readEmails(text);
        const told = [...emails, ...invalid.map((piece) => piece.text)].join('\n');
        for (const index of noises.keys()) expect(told).toContain(`p${String(index)}@x.org`);
      }),
    );
  });
});
