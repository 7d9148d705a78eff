import { Injectable, type OnModuleInit } from '@nestjs/common';
import { caseNewsStatements } from './case-notices/case-news.statements';
import { Communities } from './communities/communities';
import { caseStatements } from './decisions/case.statements';
import { noticeStatements } from './notices/notice.queries';

/** Statements that take in the SQL of the domain that has communities; made once all domains are there. */
@Injectable()
export class ModerationStatements implements OnModuleInit {
  cases!: ReturnType<typeof caseStatements>;
  news!: ReturnType<typeof caseNewsStatements>;
  notices!: ReturnType<typeof noticeStatements>;

  constructor(private readonly communities: Communities) {}

  onModuleInit(): void {
    const { sql } = this.communities.keeper;
    this.cases = caseStatements(sql);
    this.news = caseNewsStatements(sql);
    this.notices = noticeStatements(sql);
  }
}
