import { describe, expect, it } from '@jest/globals';
import { typedAddress } from './addresses';
import { videoEmbedAt } from './video-embed';

describe('typedAddress', () => {
  it.each([
    ['https://example.org:8080/a/b?c=d&e=%20#f', 'https://example.org:8080/a/b?c=d&e=%20#f'],
    ['http://example.org', 'http://example.org/'],
    [' example.org/page ', 'https://example.org/page'],
    ['mailto:ada@example.org', 'mailto:ada@example.org'],
    ['http://127.0.0.1:4200/x', 'http://127.0.0.1:4200/x'],
  ])('[116] takes %s', (typed, address) => {
    expect(typedAddress(typed)).toBe(address);
  });

  it.each([
    '',
    'hello',
    'two words.example',
    'javascript:alert(1)',
    'https://',
    'http:///x',
    'ftp://example.org',
    'https://a b',
  ])('[116] knows that %j is no link', (typed) => {
    expect(typedAddress(typed)).toBeNull();
  });
});

describe('videoEmbedAt', () => {
  it.each([
    ['https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=3', 'youtube', 'dQw4w9WgXcQ'],
    ['https://youtu.be/dQw4w9WgXcQ?si=x', 'youtube', 'dQw4w9WgXcQ'],
    ['https://m.youtube.com/shorts/dQw4w9WgXcQ', 'youtube', 'dQw4w9WgXcQ'],
    ['https://vimeo.com/76979871', 'vimeo', '76979871'],
    ['https://player.vimeo.com/video/76979871?h=1', 'vimeo', '76979871'],
    ['https://www.bilibili.com/video/BV1xx411c7mD/?p=2', 'bilibili', 'BV1xx411c7mD'],
    ['https://player.bilibili.com/player.html?bvid=BV1xx411c7mD', 'bilibili', 'BV1xx411c7mD'],
  ])('reads %s', (address, provider, videoId) => {
    expect(videoEmbedAt(address)).toEqual({ provider, videoId });
  });

  it.each([
    'https://evil.example/watch?v=dQw4w9WgXcQ',
    'https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ',
    'javascript://www.youtube.com/watch?v=dQw4w9WgXcQ',
    'https://www.youtube.com/watch?v=short',
    'https://vimeo.com/about',
    'no address',
  ])('reads nothing from %s', (address) => {
    expect(videoEmbedAt(address)).toBeNull();
  });
});
