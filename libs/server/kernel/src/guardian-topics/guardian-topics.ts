import { type GuardianTopicName, guardianTopicNames } from '@lyceum/contracts/guardians';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { byName, Marked } from '../marks/marked';
import { type GuardianTopic, type GuardianTopicContent, TellsGuardians } from './guardian-topic';

/** What guardians can be told, from all domains, found by the decorator. */
@Injectable()
export class GuardianTopics implements OnModuleInit {
  private topics = new Map<GuardianTopicName, GuardianTopic>();

  constructor(private readonly marked: Marked) {}

  onModuleInit(): void {
    const found = this.marked.all(TellsGuardians);
    this.topics = byName(
      'topics of guardians',
      found.map((topic) => [topic.name, topic] as const),
    );
  }

  /** Those that a domain fills, in the order of the page. */
  get names(): GuardianTopicName[] {
    return guardianTopicNames.filter((name) => this.topics.has(name));
  }

  /** What a topic says of a student; null where no domain fills it. */
  async of(name: GuardianTopicName, studentId: string): Promise<GuardianTopicContent | null> {
    return (await this.topics.get(name)?.of(studentId)) ?? null;
  }
}
