import { expect, test } from '@jest/globals';
import { mediaIn, withAddresses } from './media-address';
import { mediaAddress } from './picture-address';

const [known, unknown] = ['01980a3c-5f0e-7d2a-9c11-0a1b2c3d4e5f', '01980a3c-5f0e-7d2a-9c11-0a1b2c3d4e60'];
const page = (first: string) => ({
  title: mediaAddress(known),
  description: 'About',
  blocks: [
    { kind: 'hero', headline: mediaAddress(known), lead: 'Lead', picture: first },
    { kind: 'picture', picture: mediaAddress(unknown) },
    { kind: 'gone', picture: mediaAddress(known) },
  ],
});

test('the pictures of an entry are found in its fields of pictures, and filled in there alone', () => {
  const data = page(mediaAddress(known));
  expect(mediaIn('page', data)).toEqual([known, unknown]);
  const addressOf = (id: string) => (id === known ? '/files/a.webp' : undefined);
  expect(withAddresses('page', data, addressOf)).toEqual(page('/files/a.webp'));
  expect(data).toEqual(page(mediaAddress(known)));
});
