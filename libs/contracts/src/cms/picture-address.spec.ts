import { describe, expect, test } from '@jest/globals';
import { isPictureAddress, keptAddress, mediaAddress } from './picture-address';

const id = '01980a3c-5f0e-7d2a-9c11-0a1b2c3d4e5f';

describe('the address of a picture', () => {
  test.each([mediaAddress(id), ` ${mediaAddress(id)}\n`, mediaAddress(id).toUpperCase(), `/Media/${id}`])(
    'of the library is kept the same, written as %j',
    (written) => expect(keptAddress(written)).toBe(mediaAddress(id)),
  );

  test('of another one is kept as it is written, but for what stands around it', () =>
    expect(keptAddress(' /art/Boston.svg ')).toBe('/art/Boston.svg'));

  test.each([mediaAddress(id), '/art/boston.svg', '/art/files/boston.svg', '/filesystem.svg'])(
    '%s may stand in a page',
    (address) => expect(isPictureAddress(address)).toBe(true),
  );

  test.each([
    '/files/media/site-pictures/general/a/picture-1.webp',
    '/FILES/media/a.webp',
    '/art/../files/media/a.webp',
    '/%66iles/media/a.webp',
    '/./files/media/a.webp',
    `/media/${id}/`,
    `/media/${id}?small`,
    '/media/boston',
  ])('%s may not', (address) => expect(isPictureAddress(address)).toBe(false));
});
