import type { Config, OutgoingCalls } from '@lyceum/kernel';
import { z } from 'zod';
import { codeOf, fetchJson, urlWith } from './fetch-json';
import { type ExternalPerson, IdentityProvider, type SocialSecrets } from './identity-provider.port';

/** A failure comes with status 200 and these two; a success has neither, or `errcode` 0. */
const failureSchema = z.object({ errcode: z.number(), errmsg: z.string().default('') });

const tokenSchema = z.object({ access_token: z.string().min(1), openid: z.string().min(1) });

const personSchema = z.object({
  nickname: z.string().default(''),
  /** The same in all apps of one owner, unlike `openid`. */
  unionid: z.string('WeChat told no unionid: bind the app to an open-platform account').min(1),
});

/** WeChat's variety of OAuth 2: `appid` and `secret` instead of the usual names, and people without e-mail. */
export class WechatProvider extends IdentityProvider {
  override readonly name = 'WECHAT';
  private readonly appId: string;

  constructor(
    private readonly config: Config,
    private readonly calls: OutgoingCalls,
  ) {
    super();
    this.appId = config.WECHAT_APP_ID ?? '';
  }

  override async authorizationUrl({ state }: SocialSecrets, redirectUri: string): Promise<URL> {
    const url = urlWith(`${this.config.WECHAT_LOGIN_URL}/connect/qrconnect`, {
      appid: this.appId,
      redirect_uri: redirectUri,
      response_type: 'code',
      scope: 'snsapi_login',
      state,
    });
    url.hash = 'wechat_redirect';
    return url;
  }

  override async identify(callback: URL, { state }: SocialSecrets): Promise<ExternalPerson> {
    const code = codeOf(callback, state);
    const token = tokenSchema.parse(
      await this.call('/sns/oauth2/access_token', {
        appid: this.appId,
        secret: this.config.WECHAT_APP_SECRET ?? '',
        code,
        grant_type: 'authorization_code',
      }),
    );
    const { unionid, nickname } = personSchema.parse(
      await this.call('/sns/userinfo', { access_token: token.access_token, openid: token.openid }),
    );
    return { provider: this.name, subject: unionid, email: null, firstName: nickname, lastName: '' };
  }

  private async call(path: string, parameters: Record<string, string>): Promise<unknown> {
    const answer = await fetchJson(this.calls, urlWith(`${this.config.WECHAT_API_URL}${path}`, parameters));
    const failure = failureSchema.safeParse(answer);
    if (failure.success && failure.data.errcode !== 0)
      throw new Error(`WeChat refused: ${failure.data.errcode} ${failure.data.errmsg}`);
    return answer;
  }
}
