import { schoolsLimits } from '@lyceum/contracts/schools';
import { cutPage, decodeCursor, PreparedQueries, StudentTopics, type Values } from '@lyceum/kernel';
import { Injectable } from '@nestjs/common';
import type { ListedStudentModel, ListedStudentsPageModel } from './student.model';
import type { ListStatements, StudentRow } from './student.statements';

interface Wanted {
  readonly search?: string | null | undefined;
  readonly cursor?: string | null | undefined;
}

/** The one narrow view of students that schools and agents have: names and topics. */
@Injectable()
export class StudentList {
  constructor(
    private readonly queries: PreparedQueries,
    private readonly topics: StudentTopics,
  ) {}

  async page(
    statements: ListStatements,
    values: Values,
    { search, cursor }: Wanted,
    limit: number = schoolsLimits.studentsPage,
  ): Promise<ListedStudentsPageModel> {
    const [after = null, afterId = null] = cursor ? decodeCursor(cursor) : [];
    const asked = { ...values, search: search ?? '', limit: limit + 1 };
    const found = cursor
      ? await this.queries.rows(statements.later, { ...asked, after, afterId })
      : await this.queries.rows(statements.first, asked);
    const { rows, nextCursor } = cutPage(found, limit, ({ sortValue, id }) => [sortValue, id]);
    return { topics: this.topics.names, rows: await this.withTopics(rows), nextCursor };
  }

  /** All of them, as far as a file goes. */
  async all(statements: ListStatements, values: Values): Promise<ListedStudentModel[]> {
    const students: ListedStudentModel[] = [];
    let cursor: string | null = null;
    do {
      const page: ListedStudentsPageModel = await this.page(
        statements,
        values,
        { cursor },
        schoolsLimits.filePart,
      );
      students.push(...page.rows);
      cursor = page.nextCursor;
    } while (cursor !== null && students.length < schoolsLimits.fileStudents);
    return students;
  }

  private async withTopics(rows: readonly StudentRow[]): Promise<ListedStudentModel[]> {
    if (rows.length === 0) return [];
    const told = await this.topics.of(rows.map(({ id }) => id));
    return rows.map(({ id, firstName, lastName }) => ({
      id,
      firstName,
      lastName,
      topics: this.topics.names.map((name) => ({ name, facts: told.get(name)?.get(id) ?? [] })),
    }));
  }
}
