import { Injectable } from '@nestjs/common';
import {
  authErrors,
  avatarPathOf,
  type SetMyAvatarInput,
  setMyAvatarSchema,
  type UpdateMyAccountInput,
  updateMyAccountSchema,
} from '@lyceum/contracts/auth';
import { type DesktopViewInput, desktopViewSchema } from '@lyceum/contracts/forum';
import { type Actor, DomainError, parseInput, PreparedQueries, statement } from '@lyceum/kernel';
import { TermsText } from '../legal-texts/terms-text';
import { meQuery, type MeRow } from './my-account.query';

/**
 * What the signed-in user sees of their own account. Which views they get follows from their roles (checklist line
 * 50): `isTeacher` is holding TEACHER, `hasStudentCode` holding STUDENT; with both they can switch.
 */
export interface Me extends Omit<MeRow, 'communityDesktopViewType'> {
  readonly communitySettings: { readonly desktopViewType: number };
  readonly isTeacher: boolean;
  readonly hasStudentCode: boolean;
}

const desktopViewStatement = statement(
  'auth.set-desktop-view',
  'UPDATE users SET community_desktop_view_type = $desktopViewType WHERE id = $userId',
);

const navBarStatement = statement(
  'auth.set-main-nav-bar',
  'UPDATE users SET main_nav_bar_closed = $isClosed WHERE id = $userId',
);

const avatarStatement = statement(
  'auth.set-my-avatar',
  'UPDATE users SET picture_url = $pictureUrl, updated_at = now() WHERE id = $userId',
);

const updateStatement = statement(
  'auth.update-my-account',
  `UPDATE users SET first_name = $firstName, last_name = $lastName, show_online_status = $showOnlineStatus, name_confirmed = TRUE,
         updated_at = now() WHERE id = $userId`,
);

/** What people see and change of their own account. */
@Injectable()
export class MyAccountService {
  constructor(
    private readonly queries: PreparedQueries,
    private readonly terms: TermsText,
  ) {}

  /** The caller's own account. @throws DomainError AUTH_USER_NOT_FOUND when it is gone */
  async me(actor: Actor): Promise<Me> {
    const [row] = await this.queries.rows(meQuery, {
      userId: actor.userId,
      termsVersion: this.terms.currentVersion,
    });
    if (!row) throw new DomainError(authErrors.USER_NOT_FOUND);
    const { communityDesktopViewType: desktopViewType, ...account } = row;
    return {
      ...account,
      communitySettings: { desktopViewType },
      isTeacher: row.roles.includes('TEACHER'),
      hasStudentCode: row.roles.includes('STUDENT'),
    };
  }

  /** Saves the basics of the settings page. A name somebody typed there is confirmed. @throws AUTH_USER_NOT_FOUND */
  async update(actor: Actor, input: UpdateMyAccountInput): Promise<Me> {
    const { firstName, lastName, showOnlineStatus } = parseInput(updateMyAccountSchema, input, 'input');
    await this.queries.count(updateStatement, {
      userId: actor.userId,
      firstName,
      lastName,
      showOnlineStatus,
    });
    return this.me(actor);
  }

  /**
   * Chooses a drawn avatar, which is a picture like any other from then on, or none: then the initials stand in its place.
   * @throws DomainError COMMON_INVALID_INPUT
   */
  async setAvatar(actor: Actor, input: SetMyAvatarInput): Promise<Me> {
    const { avatar } = parseInput(setMyAvatarSchema, input);
    const pictureUrl = avatar ? avatarPathOf(avatar) : null;
    await this.queries.count(avatarStatement, { userId: actor.userId, pictureUrl });
    return this.me(actor);
  }

  /** Remembers whether the left navigation is narrow (checklist lines 21, 37). @returns what is remembered */
  async setMainNavBarClosed(actor: Actor, isClosed: boolean): Promise<boolean> {
    await this.queries.count(navBarStatement, { userId: actor.userId, isClosed });
    return isClosed;
  }

  /** How the caller's lists of threads look: 0 a list, 1 a grid (checklist line 63). */
  async communityDesktopView(actor: Actor): Promise<number> {
    return (await this.me(actor)).communitySettings.desktopViewType;
  }

  /** Remembers how the caller's lists of threads look (checklist line 63). @returns what is remembered */
  async setCommunityDesktopView(actor: Actor, input: DesktopViewInput): Promise<number> {
    const { desktopViewType } = parseInput(desktopViewSchema, input);
    await this.queries.count(desktopViewStatement, {
      userId: actor.userId,
      desktopViewType,
    });
    return desktopViewType;
  }
}
