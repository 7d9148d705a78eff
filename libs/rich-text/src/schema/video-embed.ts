import { parseAddress } from './addresses';

/** The services whose videos can be shown within a text. */
export const videoProviders = ['youtube', 'vimeo', 'bilibili'] as const;

export type VideoProvider = (typeof videoProviders)[number];

/** One video of one of these services. */
export interface VideoEmbed {
  provider: VideoProvider;
  videoId: string;
}

interface VideoService {
  name: string;
  idPattern: RegExp;
  hosts: readonly string[];
  /** The id in an address of the service. */
  idIn(url: URL): string | null | undefined;
  playerOf(videoId: string): string;
  pageOf(videoId: string): string;
}

const services: Record<VideoProvider, VideoService> = {
  youtube: {
    name: 'YouTube',
    idPattern: /^[A-Za-z0-9_-]{11}$/,
    hosts: ['youtube.com', 'www.youtube.com', 'm.youtube.com', 'www.youtube-nocookie.com', 'youtu.be'],
    idIn: (url) =>
      url.hostname === 'youtu.be'
        ? url.pathname.slice(1)
        : (/^\/(?:embed|shorts|live)\/([^/]+)/.exec(url.pathname)?.[1] ?? url.searchParams.get('v')),
    playerOf: (videoId) => `https://www.youtube-nocookie.com/embed/${videoId}`,
    pageOf: (videoId) => `https://www.youtube.com/watch?v=${videoId}`,
  },
  vimeo: {
    name: 'Vimeo',
    idPattern: /^\d{1,12}$/,
    hosts: ['vimeo.com', 'www.vimeo.com', 'player.vimeo.com'],
    idIn: (url) => /^\/(?:video\/)?(\d+)/.exec(url.pathname)?.[1],
    playerOf: (videoId) => `https://player.vimeo.com/video/${videoId}?dnt=1`,
    pageOf: (videoId) => `https://vimeo.com/${videoId}`,
  },
  bilibili: {
    name: 'Bilibili',
    idPattern: /^BV[A-Za-z0-9]{10}$/,
    hosts: ['bilibili.com', 'www.bilibili.com', 'm.bilibili.com', 'player.bilibili.com'],
    idIn: (url) => /^\/video\/(BV[A-Za-z0-9]+)/.exec(url.pathname)?.[1] ?? url.searchParams.get('bvid'),
    playerOf: (videoId) => `https://player.bilibili.com/player.html?bvid=${videoId}&autoplay=0`,
    pageOf: (videoId) => `https://www.bilibili.com/video/${videoId}`,
  },
};

/** The embed in a node's attributes, or `null` if they name no video of the three services. */
export function asVideoEmbed(attributes: Record<string, unknown> | undefined): VideoEmbed | null {
  const provider = videoProviders.find((known) => known === attributes?.provider);
  const videoId = attributes?.videoId;
  if (!provider || typeof videoId !== 'string' || !services[provider].idPattern.test(videoId)) return null;
  return { provider, videoId };
}

/** The video an address of YouTube, Vimeo or Bilibili leads to; `null` if it leads to none. */
export function videoEmbedAt(address: string): VideoEmbed | null {
  const url = parseAddress(address.trim());
  if (!url || !/^https?:$/.test(url.protocol)) return null;
  const provider = videoProviders.find((known) => services[known].hosts.includes(url.hostname));
  return provider ? asVideoEmbed({ provider, videoId: services[provider].idIn(url) }) : null;
}

/** Where the player of a video is, for a frame. */
export function videoPlayerAddress(embed: VideoEmbed): string {
  return services[embed.provider].playerOf(embed.videoId);
}

/** The page of a video at its service, for a link. */
export function videoPageAddress(embed: VideoEmbed): string {
  return services[embed.provider].pageOf(embed.videoId);
}

/** What a service calls itself. */
export function videoProviderName(provider: VideoProvider): string {
  return services[provider].name;
}
