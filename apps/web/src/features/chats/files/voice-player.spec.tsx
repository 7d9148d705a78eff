import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { LyceumProvider } from '@lyceum/ui';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { VoicePlayer } from './voice-player';
import { VoiceSound } from './voice-sound';

/** What jsdom has no sound for: an element that plays as long as it is told to. */
class FakeAudio extends EventTarget {
  preload = '';
  src = '';
  currentTime = 0;
  paused = true;
  ended = false;
  error = null;
  load(): void {
    // Nothing is fetched here.
  }
  removeAttribute(): void {
    this.src = '';
  }
  play(): Promise<void> {
    this.paused = false;
    this.ended = false;
    this.dispatchEvent(new Event('play'));
    return Promise.resolve();
  }
  pause(): void {
    if (this.paused) return;
    this.paused = true;
    this.dispatchEvent(new Event('pause'));
  }
  end(): void {
    this.paused = true;
    this.ended = true;
    this.dispatchEvent(new Event('ended'));
  }
}

let audio: FakeAudio;
let sound: VoiceSound;
let asked: string[];
/** Where those are that take their time; each is answered by the test. */
let answers: ((url: string) => void)[];

const waveform = Array.from({ length: 64 }, (_, at) => at % 32);
const source = (name: string) => (): Promise<string> => {
  asked.push(name);
  if (name.startsWith('slow')) return new Promise((resolve) => answers.push(resolve));
  return name === 'lost' ? Promise.reject(new Error('gone')) : Promise.resolve(`/files/${name}`);
};

function show(...names: string[]): void {
  render(
    <LyceumProvider>
      {names.map((name) => (
        <VoicePlayer
          key={name}
          id={name}
          voice={{ milliseconds: 12_000, waveform }}
          source={source(name)}
          sound={sound}
        />
      ))}
    </LyceumProvider>,
  );
}

beforeEach(() => {
  audio = new FakeAudio();
  sound = new VoiceSound(audio as unknown as HTMLAudioElement);
  [asked, answers] = [[], []];
});
afterEach(cleanup);

const plays = (): HTMLElement[] => screen.queryAllByRole('button', { name: 'Play the voice message, 0:12' });
const slider = (): HTMLElement => screen.getAllByRole('slider')[0] as HTMLElement;

describe('[O] a voice message', () => {
  it('is fetched once it is played, paused where it is, and goes on from there', async () => {
    show('one');
    expect(asked).toEqual([]);
    await userEvent.click(plays()[0] as HTMLElement);
    await userEvent.click(await screen.findByRole('button', { name: 'Pause the voice message' }));
    audio.currentTime = 4;
    await userEvent.click(plays()[0] as HTMLElement);
    expect(asked).toEqual(['one']);
    expect(audio.paused).toBe(false);
  });

  it('ends whatever played before, and begins anew after its end', async () => {
    show('one', 'two');
    await userEvent.click(plays()[0] as HTMLElement);
    await waitFor(() => expect(audio.src).toBe('/files/one'));
    await userEvent.click(plays()[0] as HTMLElement);
    await waitFor(() => expect(audio.src).toBe('/files/two'));
    expect(screen.getAllByRole('button', { name: 'Pause the voice message' })).toHaveLength(1);
    audio.end();
    await waitFor(() => expect(plays()).toHaveLength(2));
  });

  it('is gone through by arrow keys and a click, also before it is played', async () => {
    show('one');
    slider().focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{PageUp}{ArrowLeft}');
    expect(slider().getAttribute('aria-valuetext')).toBe('0:11 of 0:12');
    await userEvent.keyboard('{Home}{ArrowLeft}');
    expect(slider().getAttribute('aria-valuenow')).toBe('0');
    slider().getBoundingClientRect = () => ({ left: 100, width: 200 }) as DOMRect;
    fireEvent.click(slider(), { clientX: 200 });
    expect(slider().getAttribute('aria-valuetext')).toBe('0:06 of 0:12');
    expect(slider().querySelectorAll('[data-heard]')).toHaveLength(32);
    await userEvent.click(plays()[0] as HTMLElement);
    await waitFor(() => expect(audio.currentTime).toBe(6));
  });

  it('that cannot be had says so', async () => {
    show('lost');
    await userEvent.click(plays()[0] as HTMLElement);
    expect(await screen.findByText('This voice message could not be played. Please try again.')).toBeTruthy();
    await userEvent.click(plays()[0] as HTMLElement);
    expect(asked).toEqual(['lost', 'lost']);
  });

  it('is heard itself, however often it is asked for while it is on its way', async () => {
    show('one', 'slow');
    await userEvent.click(plays()[0] as HTMLElement);
    await waitFor(() => expect(audio.src).toBe('/files/one'));
    await userEvent.click(plays()[0] as HTMLElement);
    await userEvent.click(plays()[1] as HTMLElement);
    expect([audio.paused, audio.src]).toEqual([true, '']);
    await act(async () => answers.forEach((answer) => answer('/files/slow')));
    expect([audio.paused, audio.src]).toEqual([false, '/files/slow']);
  });

  it('that could not be had is not the one that was heard before', async () => {
    show('one', 'lost');
    await userEvent.click(plays()[0] as HTMLElement);
    await waitFor(() => expect(audio.src).toBe('/files/one'));
    await userEvent.click(plays()[0] as HTMLElement);
    await userEvent.click(plays()[1] as HTMLElement);
    expect(asked).toEqual(['one', 'lost', 'lost']);
    expect(audio.paused).toBe(true);
  });

  it('that comes late is not heard in the place of the next', async () => {
    show('slow', 'one');
    await userEvent.click(plays()[0] as HTMLElement);
    await userEvent.click(plays()[1] as HTMLElement);
    await waitFor(() => expect(audio.src).toBe('/files/one'));
    await act(async () => answers[0]?.('/files/slow'));
    expect(audio.src).toBe('/files/one');
  });

  it('is silent once it is shown no more', async () => {
    show('one');
    await userEvent.click(plays()[0] as HTMLElement);
    await waitFor(() => expect(audio.paused).toBe(false));
    cleanup();
    expect(audio.paused).toBe(true);
  });
});
