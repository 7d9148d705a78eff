import { videoPageAddress, videoPlayerAddress, videoProviderName, type VideoEmbed } from '@lyceum/rich-text';
import { useState } from 'react';
import * as messages from './rich-text.messages';
import classes from './rich-text.module.css';
import { SafeLink } from './safe-link';

/**
 * A video of YouTube, Vimeo or Bilibili. Nothing is loaded from there, and they learn of nobody, until the reader
 * asks for it.
 */
export function VideoFrame({ embed }: { readonly embed: VideoEmbed }) {
  const [isPlaying, setPlaying] = useState(false);
  const service = videoProviderName(embed.provider);
  if (isPlaying) {
    return (
      <iframe
        className={classes.frame}
        src={videoPlayerAddress(embed)}
        title={messages.videoOn({ service })}
        sandbox="allow-scripts allow-same-origin allow-popups allow-presentation"
        allow="fullscreen; picture-in-picture; encrypted-media"
        referrerPolicy="strict-origin-when-cross-origin"
      />
    );
  }
  return (
    <div className={classes.embed}>
      <button type="button" className={classes.play} onClick={() => setPlaying(true)}>
        {messages.playVideo({ service })}
      </button>
      <span className={classes.note}>{messages.serviceLearns({ service })}</span>
      <SafeLink href={videoPageAddress(embed)}>{messages.watchOn({ service })}</SafeLink>
    </div>
  );
}
