import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, test } from '@jest/globals';
import { describeWithRedis } from '@lyceum/testing';
import { Cable } from '../../src/testing/cable';
import { openChats } from '../../src/testing/chats';
import { LossyReader, LossyWriter } from '../../src/testing/lossy-chat';
import { buildPerson } from '../../src/testing/people';
import { TestServer } from '../../src/testing/test-server';

/** 50 messages a second, of several who each stay below what one person may say. */
const every = 20;
const losses = 20;
const writers = 8;
/** So many messages are said while the network is there, and so many while it is not. */
const saidBetween = 10;
const saidWithout = 5;

let ending: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const end of ending.reverse()) await end();
  ending = [];
});

/** Two api processes over one database, and the way of the browsers to each. */
async function startHouse(environment: Record<string, string>) {
  const here = await TestServer.start({ environment });
  ending.push(() => here.stop());
  const there = await TestServer.start({
    databaseUrl: here.databaseUrl,
    environment: { ...environment, RUN_JOBS: 'false' },
  });
  ending.push(() => there.stop());
  const [near, far] = [await Cable.to(here.url), await Cable.to(there.url)];
  ending.push(
    () => near.cut(),
    () => far.cut(),
  );
  return { here, near, far };
}

/** Has the writers speak in turn, and takes the network away again and again while they do. */
async function speakThroughLosses(speakers: LossyWriter[], reader: LossyReader, cables: Cable[]) {
  let [said, lost, sinceChange, isWhole, isChanging] = [0, 0, 0, true, false];
  const change = async (work: (cable: Cable) => Promise<void>): Promise<void> => {
    isChanging = true;
    await Promise.all(cables.map(work));
    [isWhole, isChanging, sinceChange] = [!isWhole, false, 0];
  };
  await new Promise<void>((resolve, reject) => {
    const clock = setInterval(() => {
      speakers[said % writers]?.say(String(said));
      said += 1;
      sinceChange += 1;
      for (const speaker of speakers) speaker.flush();
      if (isChanging) return;
      if (!isWhole) {
        if (sinceChange >= saidWithout) change((cable) => cable.mend()).catch(reject);
      } else if (lost === losses) {
        clearInterval(clock);
        resolve();
      } else if (sinceChange >= saidBetween && reader.isConnected) {
        lost += 1;
        change((cable) => cable.cut()).catch(reject);
      }
    }, every);
  });
  return said;
}

function lossesContract(environment: Record<string, string>): void {
  test('[202] twenty losses of the network under 50 messages a second: 0 lost, 0 doubled, in order', async () => {
    const { here, near, far } = await startHouse(environment);
    const { befriend, group } = await openChats(here);
    const [ada, ben, ...others] = await Promise.all(
      Array.from({ length: writers + 1 }, () => buildPerson(here)),
    );
    if (!ada || !ben) throw new Error('Nobody was built');
    for (const other of [ben, ...others]) await befriend(ada, other);
    const chatId = await group(ada, ben, ...others);
    const speakers = [ada, ...others].map(
      ({ token }, index) => new LossyWriter((index % 2 === 0 ? near : far).url, token, chatId, randomUUID),
    );
    const reader = new LossyReader(far.url, ben.token, chatId);
    ending.push(() => Promise.resolve(reader.close()));
    const said = await speakThroughLosses(speakers, reader, [near, far]);
    await Promise.all(speakers.map((speaker) => speaker.empty()));
    await reader.has(said);

    expect(reader.losses).toBe(losses);
    expect(reader.log.map(({ seq }) => seq)).toEqual(Array.from({ length: said }, (_, index) => index + 1));
    const numbers = reader.log.map(({ text }) => Number(text));
    expect([...numbers].sort((a, b) => a - b)).toEqual(Array.from({ length: said }, (_, index) => index));
    // What one person said stands in the order in which they said it.
    for (let speaker = 0; speaker < writers; speaker += 1) {
      const own = numbers.filter((number) => number % writers === speaker);
      expect(own).toEqual([...own].sort((a, b) => a - b));
    }
    // Something was on its way each time, or the test would show nothing.
    expect(speakers.reduce((sum, { resent }) => sum + resent, 0)).toBeGreaterThan(0);
  }, 120_000);
}

describe('two processes on PostgreSQL alone', () => {
  lossesContract({});
});

describeWithRedis('two processes with Redis', (redisUrl) => {
  lossesContract({ REDIS_URL: redisUrl });
});
