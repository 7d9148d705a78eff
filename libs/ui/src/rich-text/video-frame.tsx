import { videoPageAddress, videoPlayerAddress, videoProviderName, type VideoEmbed } from '@lyceum/rich-text';
import { useState } from 'react';
import classes from './rich-text.module.css';
import { SafeLink } from './safe-link';

/**
 * A video of YouTube, Vimeo or Bilibili. Nothing is loaded from there, and they learn of nobody, until the reader
 * asks for it.
 */
export function VideoFrame({ embed }: { readonly embed: VideoEmbed }) {
  const [isPlaying, setPlaying] = useState(false);
  const name = videoProviderName(embed.provider);
  if (isPlaying) {
    return (
      <iframe
        className={classes.frame}
        src={videoPlayerAddress(embed)}
        title={`Video on ${name}`}
        sandbox="allow-scripts allow-same-origin allow-popups allow-presentation"
        allow="fullscreen; picture-in-picture; encrypted-media"
        referrerPolicy="strict-origin-when-cross-origin"
      />
    );
  }
  return (
    <div className={classes.embed}>
      <button type="button" className={classes.play} onClick={() => setPlaying(true)}>
        Play video from {name}
      </button>
      <span className={classes.note}>{name} then learns that you watch it.</span>
      <SafeLink href={videoPageAddress(embed)}>Watch on {name}</SafeLink>
    </div>
  );
}
