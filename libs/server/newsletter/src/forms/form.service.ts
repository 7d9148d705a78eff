import {
  newsletterErrors,
  type NewsletterFormInput,
  newsletterFormSchema,
} from '@lyceum/contracts/newsletter';
import { DomainError, parseInput, PreparedQueries, TargetUnavailableError, UnitOfWork } from '@lyceum/kernel';
import { Injectable } from '@nestjs/common';
import { FormLeft } from '../newsletter.events';
import { type FormOutcome, type KeptForm, MarketingForms } from '../providers/marketing-forms.port';
import {
  formQuery,
  keepStatement,
  leftFormsStatement,
  removedAtOnce,
  removeOldStatement,
  settleStatement,
} from './form.statements';

/** Forms taken in one transaction. */
const takenAtOnce = 200;

/**
 * What is sent in by the newsletter's form (checklist lines 217–219). It is a row before anybody is told of it, so that nothing is lost
 * with a service that is away or a process that ends; the sender needs no account, so there is no actor.
 */
@Injectable()
export class FormService {
  constructor(
    private readonly queries: PreparedQueries,
    private readonly unitOfWork: UnitOfWork,
    private readonly forms: MarketingForms,
  ) {}

  /**
   * Takes a form in and hands it over while its sender waits; what cannot be handed over now is by a job.
   * @returns the service's own words; null where it has none
   * @throws DomainError NEWSLETTER_NOT_SUBMITTED where the service will not have it, which staff can look up
   */
  async submit(input: NewsletterFormInput): Promise<string | null> {
    const { age: _, ...form } = parseInput(newsletterFormSchema, input);
    const [kept] = await this.queries.rows(keepStatement, { ...form });
    if (!kept) throw new Error('A form was not kept');
    const outcome = await this.handOver({ ...form, id: kept.id });
    if (outcome === null) return null;
    if (!outcome.isTaken) throw new DomainError(newsletterErrors.NOT_SUBMITTED);
    return outcome.message;
  }

  /** Hands over what its sender did not wait for. @throws TargetUnavailableError while the service is away */
  async bring(formId: string): Promise<void> {
    const [form] = await this.queries.rows(formQuery, { id: formId });
    if (form?.state !== 'WAITING') return;
    await this.settle(form.id, await this.forms.submit(form));
  }

  /** Has a job bring what a process took in and did not come to an end with. */
  async bringLeft(): Promise<void> {
    for (;;) {
      const taken = await this.unitOfWork.run(async (transaction) => {
        const left = await transaction.rows(leftFormsStatement, { count: takenAtOnce });
        for (const { id } of left) transaction.raise(FormLeft, { formId: id });
        return left.length;
      });
      if (taken < takenAtOnce) return;
    }
  }

  async forgetOld(): Promise<void> {
    while ((await this.queries.count(removeOldStatement, {})) === removedAtOnce);
  }

  /** Null where a job will. */
  private async handOver(form: KeptForm): Promise<FormOutcome | null> {
    try {
      const outcome = await this.forms.submit(form);
      await this.settle(form.id, outcome);
      return outcome;
    } catch (error) {
      if (!(error instanceof TargetUnavailableError)) throw error;
      await this.unitOfWork.run(async (transaction) => {
        await transaction.count(settleStatement, { id: form.id, state: 'WAITING', reason: error.reason });
        transaction.raise(FormLeft, { formId: form.id });
      });
      return null;
    }
  }

  private async settle(id: string, outcome: FormOutcome): Promise<void> {
    const result = outcome.isTaken
      ? { state: 'TAKEN', reason: null }
      : { state: 'REFUSED', reason: outcome.reason };
    await this.queries.count(settleStatement, { id, ...result });
  }
}
