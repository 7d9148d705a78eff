import { expect } from '@jest/globals';
import type { ProfilePicturePlace } from '@lyceum/contracts/profile';
import type { UploadFolder } from '@lyceum/contracts/uploads';
import sharp from 'sharp';
import { FriendCalls } from './friends';
import { codeOf } from './moderation-scene';
import type { Person } from './people';
import type { TestServer } from './test-server';
import { begin, complete, fetchFile, put } from './uploads';

interface Pictures {
  profilePictureUrl: string | null;
  coverUrl: string | null;
}

/** The calls about pictures of people, as the screens send them. */
export class PictureCalls extends FriendCalls {
  constructor(private readonly host: TestServer) {
    super(host);
  }

  /** Sends a picture and answers where it is; without `isWhole` it is not looked at yet. */
  async upload(person: Person, folder: UploadFolder = 'profile-images', isWhole = true): Promise<string> {
    const picture = sharp({ create: { width: 40, height: 30, channels: 3, background: '#336699' } });
    const bytes = await picture.png().toBuffer();
    const file = { name: 'a.png', type: 'image/png', bytes };
    const ticket = await begin(this.host, person, file, { uploadPath: folder });
    await put(this.host, ticket, bytes);
    if (!isWhole) return ticket.publicUrl;
    const { body } = await complete(this.host, person, ticket.uploadId).expect(200);
    return (body as { data: { url: string } }).data.url;
  }

  set(person: Person, place: ProfilePicturePlace, url: string | null, userId = person.id) {
    return this.ask<{ setProfilePicture: Pictures } | null>(
      person,
      `mutation ($userId: ID!, $place: ProfilePicturePlace!, $url: String) {
        setProfilePicture(userId: $userId, place: $place, url: $url) { profilePictureUrl coverUrl } }`,
      { userId, place, url },
    );
  }

  /** Sends a picture and shows it. */
  async shown(person: Person, place: ProfilePicturePlace): Promise<string> {
    const url = await this.upload(person);
    expect(codeOf(await this.set(person, place, url))).toBeUndefined();
    return url;
  }

  /** What somebody sees of somebody: null where there is nobody to them. */
  async look(viewer: Person, owner: { id: string }): Promise<Pictures | null> {
    const { data } = await this.ask<{ getUser: Pictures } | null>(
      viewer,
      `query ($id: ID!, $me: ID!) { getUser(userId: $id, requestingUser: $me) { profilePictureUrl coverUrl } }`,
      { id: owner.id, me: viewer.id },
    );
    return data?.getUser ?? null;
  }

  /** What is answered to who asks for a file. */
  async statusOf(url: string): Promise<number> {
    return (await fetchFile(this.host, url)).status;
  }
}
