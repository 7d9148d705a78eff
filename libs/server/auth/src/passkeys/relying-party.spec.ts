import { expect, test } from '@jest/globals';
import { relyingParty } from './relying-party';

test.each([
  ['https://lyceum.example', 'lyceum.example', 'https://lyceum.example'],
  ['https://lyceum.example:8443/', 'lyceum.example', 'https://lyceum.example:8443'],
  ['http://127.0.0.1:3000', 'localhost', 'http://localhost:3000'],
  ['http://[::1]:3000', 'localhost', 'http://localhost:3000'],
  ['http://localhost:3000', 'localhost', 'http://localhost:3000'],
])('%s is %s', (publicUrl, id, origin) => expect(relyingParty(publicUrl)).toEqual({ id, origins: [origin] }));
