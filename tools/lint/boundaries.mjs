import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Which domain may use which other one, beyond `auth`, which all may use. One line an edge, with the reason.
 * A domain that only has to hear of something subscribes to its events and needs no edge.
 *
 * @type {Record<string, readonly string[]>}
 */
const DOMAIN_EDGES = {
  // Invites friends, keeps blocked people apart, shows teachers their own students, and has polls and uploaded pictures in threads.
  // What is written there mentions people and is moderated.
  forum: ['friends', 'live-course', 'uploads', 'polls', 'mentions', 'moderation'],
  // Classmates with a block between them do not meet. Homework is handed in as a file, too. Certificates have the name that was
  // confirmed for them.
  'live-course': ['friends', 'profile', 'uploads'],
  // Friends alone chat, and nobody with a block between them, send each other files and mention each other. What is reported of it is moderated.
  chats: ['friends', 'mentions', 'moderation', 'uploads'],
  // Calls are of chats: who is called, whether one goes on and who may be in it, their rows say. Classes are told how long students
  // were in those where lessons are held, and what was recorded.
  calls: ['chats', 'live-course', 'uploads'],
  // Names nobody to who has a block with them.
  mentions: ['friends'],
  // Has a library of pictures that editors send.
  cms: ['uploads'],
  // Hears of sudden friend requests; texts in its queue mention people. What is moderated it learns through ports.
  moderation: ['friends', 'mentions'],
  // A guardian and a student with a block between them are none to each other any more.
  guardians: ['friends'],
  schools: ['friends'],
  // Writes to readers of the newsletter, and to people of a school or a class.
  campaigns: ['newsletter', 'schools', 'live-course'],
  // Shows of somebody what those may see who may know of them, with pictures they uploaded, and where they go to school.
  // What others may report is moderated.
  profile: ['friends', 'moderation', 'schools', 'uploads'],
  // Keeps blocked people apart. Where a poll stands it learns through a port that the forum fills.
  polls: ['friends'],
  // Tells nobody of people with whom they have a block, and shows who is online to whom it is shown.
  notifications: ['friends'],
};

const SERVER_PACKAGES = [
  '@nestjs/*',
  'typeorm',
  'pg',
  'ioredis',
  'bull',
  'fastify',
  '@fastify/*',
  'socket.io',
];
const BROWSER_PACKAGES = [
  'react',
  'react-dom',
  '@mantine/*',
  '@tanstack/*',
  '@trpc/client',
  '@trpc/react-query',
];
const FETCHING_PACKAGES = [
  '@tanstack/react-query',
  '@tanstack/react-router',
  '@trpc/*',
  'socket.io-client',
  'graphql',
];
const TEST_PACKAGES = ['@jest/globals', 'fast-check'];

/**
 * The dependency rules of docs/architecture.md as options for `@nx/enforce-module-boundaries`. All rules that
 * match a project's tags hold together. `forTests` adds what only tests may use.
 */
export function boundaries(root, { forTests }) {
  const testing = forTests ? ['type:testing'] : [];
  return {
    // What both front ends' Vite configurations share, and the browser of tests and bench; both are loaded by path.
    // The servers that speak providers' wire protocols are what the launcher's tests kill ours beside.
    allow: [
      '../../tools/vite/**',
      '../../tools/test/chromium.ts',
      '../../../tools/test/chromium.ts',
      ...(forTests ? ['@lyceum/payments/testing/fakes'] : []),
    ],
    // Nothing but tests may use the testing library, so a circle through it is none in the product.
    ignoredCircularDependencies: [['@lyceum/testing', '*']],
    depConstraints: [
      ...scopeRules(testing),
      ...typeRules(testing),
      ...serverDomains(root).map((domain) => domainRule(domain, testing)),
    ],
  };
}

/** Who may see whom across server, browsers and tools. */
function scopeRules(testing) {
  return [
    { sourceTag: 'scope:shared', onlyDependOnLibsWithTags: ['scope:shared', ...testing] },
    {
      sourceTag: 'scope:server',
      onlyDependOnLibsWithTags: ['scope:server', 'scope:shared'],
      bannedExternalImports: BROWSER_PACKAGES,
    },
    {
      sourceTag: 'scope:web',
      onlyDependOnLibsWithTags: ['scope:web', 'scope:shared', ...testing],
      bannedExternalImports: SERVER_PACKAGES,
    },
    {
      allSourceTags: ['scope:ops', 'type:app'],
      onlyDependOnLibsWithTags: ['scope:ops', 'scope:shared', ...testing],
      bannedExternalImports: SERVER_PACKAGES,
    },
    {
      // The only path from a browser to the server's types.
      allSourceTags: ['scope:ops', 'type:client'],
      onlyDependOnLibsWithTags: ['type:ops-router', 'type:contracts'],
    },
    { sourceTag: 'scope:tools', onlyDependOnLibsWithTags: ['scope:tools', 'scope:shared'] },
  ];
}

/** The order of the layers: contracts ← rich-text, kernel ← database, mail ← domains ← router ← apps. */
function typeRules(testing) {
  return [
    {
      sourceTag: 'type:contracts',
      onlyDependOnLibsWithTags: [],
      allowedExternalImports: ['zod', ...TEST_PACKAGES],
    },
    {
      sourceTag: 'type:rich-text',
      onlyDependOnLibsWithTags: ['type:contracts'],
      allowedExternalImports: ['prosemirror-model', ...TEST_PACKAGES],
    },
    { sourceTag: 'type:kernel', onlyDependOnLibsWithTags: ['type:contracts', ...testing] },
    { sourceTag: 'type:database', onlyDependOnLibsWithTags: ['type:contracts', 'type:kernel', ...testing] },
    { sourceTag: 'type:mail', onlyDependOnLibsWithTags: ['type:contracts', 'type:kernel', ...testing] },
    {
      sourceTag: 'type:domain',
      onlyDependOnLibsWithTags: [
        'type:contracts',
        'type:rich-text',
        'type:kernel',
        'type:database',
        'type:mail',
        'type:domain',
        ...testing,
      ],
    },
    {
      sourceTag: 'type:ops-router',
      onlyDependOnLibsWithTags: ['type:contracts', 'type:kernel', 'type:mail', 'type:domain', ...testing],
    },
    {
      sourceTag: 'type:ui',
      onlyDependOnLibsWithTags: ['type:contracts', 'type:rich-text'],
      bannedExternalImports: [...FETCHING_PACKAGES, ...SERVER_PACKAGES],
    },
    {
      // A library with `typeorm` in reach of an app's own files would grow queries in the host.
      allSourceTags: ['scope:server', 'type:app'],
      onlyDependOnLibsWithTags: [
        'type:contracts',
        'type:kernel',
        'type:database',
        'type:mail',
        'type:domain',
        'type:ops-router',
        ...testing,
      ],
    },
  ];
}

function domainRule(domain, testing) {
  const edges = domain === 'auth' ? [] : ['auth', ...(DOMAIN_EDGES[domain] ?? [])];
  return {
    sourceTag: `domain:${domain}`,
    onlyDependOnLibsWithTags: [
      'type:contracts',
      'type:rich-text',
      'type:kernel',
      'type:database',
      'type:mail',
      ...edges.map((edge) => `domain:${edge}`),
      ...testing,
    ],
  };
}

/** The domains there are, by the tags of the libraries: a new one is bound by the rules from its first file. */
function serverDomains(root) {
  const folder = join(root, 'libs', 'server');
  return readdirSync(folder)
    .map((name) => join(folder, name, 'package.json'))
    .filter((manifest) => existsSync(manifest))
    .flatMap((manifest) => JSON.parse(readFileSync(manifest, 'utf8')).nx?.tags ?? [])
    .filter((tag) => tag.startsWith('domain:'))
    .map((tag) => tag.slice('domain:'.length));
}
