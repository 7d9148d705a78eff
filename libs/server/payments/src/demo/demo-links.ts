import { auditPast } from '@lyceum/kernel/demo';
import type { EntityManager } from 'typeorm';

const dayMilliseconds = 86_400_000;
const daysFromNow = (days: number): Date => new Date(Date.now() + days * dayMilliseconds);

/** One of each kind and of most states; `isOfClass` is a seat of the demo's class that costs something. */
const links = [
  {
    code: 'speaking-for-siblings',
    title: 'Speak so that they listen',
    isOfClass: true,
    priceMinor: 15_000,
    seats: 4,
    opened: 9,
    expiresAt: daysFromNow(25),
    note: 'For families with a second child in the class.',
  },
  {
    code: 'counselling-two-hours',
    title: 'College counselling, two hours',
    isOfClass: false,
    priceMinor: 24_000,
    seats: null,
    opened: 31,
    expiresAt: null,
    note: 'Sent after the first call.',
  },
  {
    code: 'autumn-workshop',
    title: 'Workshop: The first page',
    isOfClass: false,
    priceMinor: 4_500,
    seats: 30,
    opened: 58,
    expiresAt: daysFromNow(-6),
    note: '',
  },
] as const;

/** Payment links of a sales person; nobody has paid by them yet. */
export async function seedLinks(manager: EntityManager, ownerId: string): Promise<void> {
  const [group] = await manager.query<{ id: string }[]>(
    `SELECT id FROM live_course_groups WHERE group_tag = 'SPEAKING-2027-A'`,
  );
  for (const [index, { isOfClass, ...link }] of links.entries()) {
    const subjectId = isOfClass ? (group?.id ?? null) : null;
    const createdAt = daysFromNow(-20 + index);
    const { code, title, priceMinor, expiresAt, seats, opened, note } = link;
    const [made] = await manager.query<{ id: string }[]>(
      `INSERT INTO payment_links (code, title, sellable, subject_id, price_minor, currency, expires_at, seats, opened_cnt, note,
                                  created_by, created_at)
       VALUES ($1, $2, $3, $4, $5, 'USD', $6, $7, $8, $9, $10, $11) RETURNING id`,
      [
        code,
        title,
        subjectId && 'live-course-seat',
        subjectId,
        priceMinor,
        expiresAt,
        seats,
        opened,
        note,
        ownerId,
        createdAt,
      ],
    );
    const deed = { actorId: ownerId, targetType: 'paymentLink', targetId: made?.id ?? '', at: createdAt };
    await auditPast(manager, [{ ...deed, action: 'paymentLink.create', after: { code, title } }]);
  }
}
