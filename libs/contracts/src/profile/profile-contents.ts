/** Where a picture of somebody stands on their page. */
export const profilePicturePlaces = ['PICTURE', 'COVER'] as const;

export type ProfilePicturePlace = (typeof profilePicturePlaces)[number];

/** How wide each is for its height. */
export const profilePictureShapes = { PICTURE: 1, COVER: 4 } as const satisfies Record<
  ProfilePicturePlace,
  number
>;

/** What somebody shows of themselves that others may report. */
export const profileContentKinds = [...profilePicturePlaces, 'BIO', 'NAME'] as const;

export type ProfileContentKind = (typeof profileContentKinds)[number];
