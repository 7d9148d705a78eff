/** What a card shows of a thread; the fields of the API's `ThreadCard` it needs. */
export interface ThreadCardItem {
  readonly id: string;
  readonly title: string;
  /** Cut already. */
  readonly preview: string;
  readonly createdAt: string;
  readonly thumbnailUrl?: string | null;
  /** Until when members are to reply. */
  readonly dueAt?: string | null;
  readonly creator: {
    readonly id: string;
    readonly firstName: string;
    readonly lastName: string;
    readonly requestingUserIsTheTeacherOfThisUser: boolean;
    readonly userProfile: { readonly profilePictureUrl?: string | null };
  };
  readonly community: { readonly name: string; readonly displayName: string };
  readonly clapsCnt: number;
  readonly viewsCnt: number;
  readonly postsCnt: number;
  readonly status: string;
  readonly pinned: boolean;
  readonly pinnable: boolean;
  readonly unreadCnt: number;
  readonly isNew: boolean;
  readonly hasPoll: boolean;
  /** Of a teacher's student: nobody else has answered it for a day. */
  readonly isWaiting?: boolean;
}
