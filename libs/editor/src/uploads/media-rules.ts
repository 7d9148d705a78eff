export type MediaKind = 'image' | 'video';

const megabyte = 1_000_000;

/** What may be uploaded (checklist line 117): SVG can run scripts, hence is no picture here. */
const rules = {
  image: {
    extensions: ['.png', '.jpg', '.jpeg', '.gif', '.webp', '.avif'],
    largest: 10 * megabyte,
    wrongType: 'Pictures must be PNG, JPEG, GIF, WebP or AVIF files.',
    tooLarge: 'Pictures may have at most 10 MB.',
  },
  video: {
    extensions: ['.mp4', '.webm', '.ogg'],
    largest: 500 * megabyte,
    wrongType: 'Videos must be .mp4, .webm or .ogg files.',
    tooLarge: 'Videos may have at most 500 MB.',
  },
} as const;

/** What a file would be in a text: a video by what the browser takes it for or by its name, else a picture. */
export function mediaKindOf({ name, type }: Pick<File, 'name' | 'type'>): MediaKind {
  return type.startsWith('video/') || rules.video.extensions.some((end) => endsIn(name, end))
    ? 'video'
    : 'image';
}

/** Why a file cannot be uploaded, with its name; null if it can. What is in it, only the server sees. */
export function mediaProblemOf(file: Pick<File, 'name' | 'type' | 'size'>): string | null {
  const kind = mediaKindOf(file);
  const { extensions, largest, wrongType, tooLarge } = rules[kind];
  const isNamedSo = extensions.some((end) => endsIn(file.name, end));
  // Pictures out of the clipboard have a name the browser made up; only images are of image types.
  const isTypedSo = kind === 'video' || file.type === '' || /^image\/(?!svg)/.test(file.type);
  if (!isNamedSo || !isTypedSo) return `${file.name}: ${wrongType}`;
  if (file.size === 0) return `${file.name}: The file is empty.`;
  return file.size > largest ? `${file.name}: ${tooLarge}` : null;
}

/** For the dialog that chooses files. */
export function acceptOf(kind: MediaKind): string {
  return rules[kind].extensions.join(',');
}

function endsIn(name: string, end: string): boolean {
  return name.toLowerCase().endsWith(end);
}
