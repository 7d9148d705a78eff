import { createHmac } from 'node:crypto';
import { publicUrl } from './http-browser';
import { FakeService } from './fake-services';

export const facebookApp = { id: 'fb-app', secret: 'fb-secret' };

/** Facebook's calls beside the standard's redirect, as its documentation has them; whoever errs is refused. */
export async function startFakeFacebook(): Promise<FakeService> {
  const facebook = await FakeService.start({ authorize: '/v23.0/dialog/oauth' });
  facebook.addCall('/v23.0/oauth/access_token', (query, personOf) => {
    const isRight =
      query['client_id'] === facebookApp.id &&
      query['client_secret'] === facebookApp.secret &&
      query['redirect_uri'] === `${publicUrl}/auth/social/facebook/callback` &&
      personOf(query['code'] ?? '') !== undefined;
    return isRight
      ? { access_token: `token-of-${query['code']}`, token_type: 'bearer', expires_in: 5_183_944 }
      : null;
  });
  facebook.addCall('/v23.0/me', (query, personOf) => {
    const token = query['access_token'] ?? '';
    const proof = createHmac('sha256', facebookApp.secret).update(token).digest('hex');
    const person = personOf(token.replace('token-of-', ''));
    if (query['appsecret_proof'] !== proof || !person) return null;
    const fields = (query['fields'] ?? '').split(',');
    return Object.fromEntries(Object.entries(person).filter(([name]) => fields.includes(name)));
  });
  return facebook;
}
