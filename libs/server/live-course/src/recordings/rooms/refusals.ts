import { idArray, PreparedQueries, UnitOfWork } from '@lyceum/kernel';
import { FilmParts, KeptFilesService } from '@lyceum/uploads';
import { Injectable } from '@nestjs/common';
import { agreedQuery, dropStatement, holdConsentsStatement } from './room-recording.statements';

/**
 * A no to being recorded that the database cannot be told: it is said beside the parts of the films until it can, so that it is not lost with
 * the process that heard it. What nobody has told the database by then leaves nothing of whoever said it.
 */
@Injectable()
export class Refusals {
  constructor(
    private readonly queries: PreparedQueries,
    private readonly unitOfWork: UnitOfWork,
    private readonly parts: FilmParts,
    private readonly files: KeptFilesService,
  ) {}

  /** @throws DomainError UPLOADS_STORE_FULL */
  async say(recordingId: string, userId: string): Promise<void> {
    await this.parts.refuse({ recordingId, userId });
  }

  /** They said yes since, or the database knows of their no. */
  async takeBack(recordingId: string, userId: string): Promise<void> {
    await this.parts.refuseNoMore({ recordingId, userId });
  }

  /** For whoever goes on with a recording, or makes films of it. */
  async apply(recordingId: string): Promise<void> {
    for (const { userId } of await this.queries.rows(agreedQuery, { id: recordingId })) {
      if (!(await this.parts.isRefused({ recordingId, userId }))) continue;
      await this.unitOfWork.run(async (transaction) => {
        await transaction.rows(holdConsentsStatement, { ids: idArray([recordingId]) });
        const films = await transaction.rows(dropStatement, { id: recordingId, userId });
        await this.files.erase(
          transaction,
          films.flatMap(({ path }) => path ?? []),
        );
      });
      await this.takeBack(recordingId, userId);
    }
  }
}
