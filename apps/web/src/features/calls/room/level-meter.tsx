import { useEffect, useRef } from 'react';
import { microphoneLevel } from '../calls.messages';
import classes from '../calls.module.css';

/** ms between two looks. */
const lookEvery = 100;

/** How loud a microphone hears its user, 0 to 1. */
export function LevelMeter({ track }: { readonly track: MediaStreamTrack }) {
  const ref = useRef<HTMLMeterElement>(null);
  useEffect(() => {
    const context = new AudioContext();
    const analyser = context.createAnalyser();
    context.createMediaStreamSource(new MediaStream([track])).connect(analyser);
    const samples = new Float32Array(analyser.fftSize);
    const clock = setInterval(() => {
      analyser.getFloatTimeDomainData(samples);
      const power = samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length;
      if (ref.current) ref.current.value = Math.min(1, Math.sqrt(power) * 4);
    }, lookEvery);
    return () => {
      clearInterval(clock);
      void context.close();
    };
  }, [track]);
  return (
    <meter ref={ref} className={classes.meter} min={0} max={1} value={0} aria-label={microphoneLevel()} />
  );
}
