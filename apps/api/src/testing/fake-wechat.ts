import { FakeService } from './fake-services';

export const wechatApp = { id: 'wx0123456789abcdef', secret: 'wx-secret' };

/** WeChat's calls beside the redirect, as its documentation has them: refusals come with status 200. */
export async function startFakeWechat(): Promise<FakeService> {
  const wechat = await FakeService.start({ authorize: '/connect/qrconnect' });
  wechat.addCall('/sns/oauth2/access_token', (query, personOf) => {
    const person = personOf(query['code'] ?? '');
    if (query['appid'] !== wechatApp.id || query['secret'] !== wechatApp.secret)
      return { errcode: 40_125, errmsg: 'invalid appsecret' };
    if (!person || query['grant_type'] !== 'authorization_code')
      return { errcode: 40_029, errmsg: 'invalid code' };
    return {
      access_token: `token-of-${query['code']}`,
      expires_in: 7_200,
      refresh_token: 'unused',
      openid: person['openid'],
      scope: 'snsapi_login',
      unionid: person['unionid'],
    };
  });
  wechat.addCall('/sns/userinfo', (query, personOf) => {
    const person = personOf((query['access_token'] ?? '').replace('token-of-', ''));
    if (!person || query['openid'] !== person['openid']) return { errcode: 40_003, errmsg: 'invalid openid' };
    return { ...person, sex: 0, province: '', city: '', country: '', privilege: [] };
  });
  return wechat;
}
