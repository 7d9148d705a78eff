import { Injectable } from '@nestjs/common';
import { shortLinkTokenSchema } from '@lyceum/contracts/admin';
import { commonErrors, isSameOriginPath } from '@lyceum/contracts/common';
import { DomainError, PreparedQueries, statement } from '@lyceum/kernel';

const shortLinkQuery = statement<{ target: string }>(
  'admin.short-link',
  'SELECT target FROM short_links WHERE token = $token',
);

/** Short addresses such as `/open-day` that lead to a longer one of this site. */
@Injectable()
export class ShortLinkService {
  constructor(private readonly queries: PreparedQueries) {}

  /**
   * Where a short link leads (checklist line 6); upper and lower case are the same.
   * @throws DomainError COMMON_NOT_FOUND for a token nobody has made, or one that could not be a token
   */
  async find(token: string): Promise<{ target: string }> {
    if (!shortLinkTokenSchema.safeParse(token).success) throw new DomainError(commonErrors.NOT_FOUND);
    const [row] = await this.queries.rows(shortLinkQuery, { token });
    if (!row || !isSameOriginPath(row.target)) throw new DomainError(commonErrors.NOT_FOUND);
    return row;
  }

  /** Whether somebody has made such a link. */
  async has(token: string): Promise<boolean> {
    return this.find(token).then(
      () => true,
      (error: unknown) => {
        if (error instanceof DomainError && error.code === commonErrors.NOT_FOUND.code) return false;
        throw error;
      },
    );
  }
}
