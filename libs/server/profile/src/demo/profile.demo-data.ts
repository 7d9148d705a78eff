import { people } from '@lyceum/auth';
import type { RuledName } from '@lyceum/contracts/profile';
import type { PrivacyLevel } from '@lyceum/contracts/shell';
import type { DemoSeeder } from '@lyceum/database';
import { columnOf } from '@lyceum/kernel';
import { seedEndorsements } from './endorsements.demo';

interface DemoProfile {
  readonly email: string;
  readonly told: Readonly<Partial<Record<RuledName, string>>>;
  readonly privacy?: Readonly<Partial<Record<RuledName, PrivacyLevel>>>;
}

const profiles: readonly DemoProfile[] = [
  {
    email: 'student@lyceum.example',
    told: {
      aboutMe:
        'I moved to Seattle from Kyoto two years ago and still count in Japanese.\n\nI run the weather station on our school’s roof, read too many novels about the sea, and will try any noodle soup once.',
      preferredName: 'Mei-chan',
      preferredPronoun: 'she/her',
      nationality: 'Japanese',
      graduationYear: '2028',
      socialMedia1: 'https://weather.example/eastlake-roof',
      phone: '+1 206 555 0142',
      street: '12 Upland Road',
      city: 'Seattle',
      zipcode: '98112',
      guardianFirstName: 'Aiko',
      guardianLastName: 'Tanaka',
      guardianPhone: '+1 206 555 0143',
      sameAsStudent: 'true',
    },
    privacy: { phone: 'FRIENDS', socialMedia1: 'GLOBAL' },
  },
  {
    email: 'teacher@lyceum.example',
    told: {
      aboutMe:
        'I teach writing, and have done so on three continents. Ask me about the first sentence of anything.\n\nOffice hours are in the forum of each class; I answer within a day.',
      preferredName: 'Mr. Okafor',
      preferredPronoun: 'he/him',
      nationality: 'Nigerian',
      socialMedia1: 'https://first-sentences.example',
    },
    privacy: { preferredName: 'GLOBAL', preferredPronoun: 'GLOBAL', socialMedia1: 'GLOBAL' },
  },
  {
    email: 'forum-admin@lyceum.example',
    told: {
      aboutMe: 'Climate Action is my forum. Outside of it: handball, and bread that does not rise.',
      preferredPronoun: 'she/her',
      graduationYear: '2027',
    },
    privacy: { preferredPronoun: 'GLOBAL' },
  },
];

/** What the demo accounts tell of themselves, and say for each other. */
export const profileDemoData: DemoSeeder = {
  name: 'profiles',
  async seed(manager) {
    for (const { email, told, privacy = {} } of profiles) {
      const names = Object.keys(told);
      await manager.query(
        `INSERT INTO profiles (id, privacy, ${names.map(columnOf).join(', ')})
         SELECT u.id, $2, ${names.map((_, index) => `$${String(index + 3)}`).join(', ')} ${people.from('u')} WHERE u.email = $1`,
        [email, JSON.stringify(privacy), ...Object.values(told)],
      );
    }
    await seedEndorsements(manager);
  },
};
