import { Field, ObjectType } from '@nestjs/graphql';
import { communityPartNames, type CommunityParts, type CommunityPrivacy } from '@lyceum/contracts/forum';
import { CommunityPrivacyEnum } from '../access/forum.enums';
import { wholeParts } from '../texts/whole-parts';

/** What is said of a forum beside its name in addresses. */
@ObjectType({ isAbstract: true })
export abstract class CommunityPartsModel implements Required<CommunityParts> {
  @Field(() => String)
  displayName: string;

  @Field(() => String)
  title: string;

  @Field(() => String)
  description: string;

  @Field(() => String)
  type: string;

  @Field(() => CommunityPrivacyEnum)
  privacy: CommunityPrivacy;

  @Field(() => String, { nullable: true })
  imgUrl: string | null;

  @Field(() => String, { nullable: true, description: 'Path of the picture across its top.' })
  banner: string | null;

  @Field(() => String, { nullable: true, description: 'Like #5b2a86.' })
  color: string | null;
}

/** Of what is left out of a forum; who may see it, nobody leaves out. */
const missing: Omit<CommunityPartsModel, 'privacy'> = {
  displayName: '',
  title: '',
  description: '',
  type: 'GENERAL',
  imgUrl: null,
  banner: null,
  color: null,
};

type SaidOfForum = { readonly [Part in keyof typeof missing]?: CommunityParts[Part] | null } & {
  readonly privacy: CommunityPrivacy;
};

export const communityPartsOf = (said: SaidOfForum): CommunityPartsModel =>
  wholeParts({ ...missing, privacy: said.privacy }, said);

/** Whether those see a part who may not open the forum, to ask for it. */
const shownToAll = {
  displayName: true,
  title: false,
  description: true,
  type: true,
  privacy: true,
  imgUrl: true,
  banner: false,
  color: true,
} satisfies Record<keyof CommunityParts, boolean>;

/** What stands in the place of what only those see who may open the forum. */
export const hiddenParts = Object.fromEntries(
  communityPartNames
    .filter((name) => !shownToAll[name])
    .map((name) => [name, (missing as Partial<CommunityPartsModel>)[name]]),
) as Partial<CommunityPartsModel>;

/** The name by which a part is kept: the wire's `banner` is the address of a picture, too. */
export const keptAs = (part: string): string => (part === 'banner' ? 'bannerUrl' : part);

/** Parts, or settings, by the names by which they are kept. */
export const asKept = <Value>(said: Readonly<Record<string, Value>>): Record<string, Value> =>
  Object.fromEntries(Object.entries(said).map(([name, value]) => [keptAs(name), value]));
