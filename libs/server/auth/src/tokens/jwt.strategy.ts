import { Inject, Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import { type Actor, type AuthenticatedRequest, bearerToken, CONFIG, type Config } from '@lyceum/kernel';
import { ExtractJwt, Strategy } from 'passport-jwt';
import { tokenKey } from './token-key';
import { tokenAlgorithm } from './token-payload';
import { TokenService } from './token.service';

/** passport's part: signature, algorithm and expiry of the bearer token of REST and GraphQL calls. */
@Injectable()
export class JwtStrategy extends PassportStrategy(Strategy) {
  constructor(
    @Inject(CONFIG) config: Config,
    private readonly tokens: TokenService,
  ) {
    super({
      jwtFromRequest: ExtractJwt.fromAuthHeaderAsBearerToken(),
      // A KeyObject is handed through to the check; only the type of this option has not heard of it.
      secretOrKey: tokenKey(config) as unknown as Buffer,
      algorithms: [tokenAlgorithm],
      passReqToCallback: true,
    });
  }

  async validate({ headers }: AuthenticatedRequest, payload: unknown): Promise<Actor> {
    const { actor } = await this.tokens.fromPayload(bearerToken(headers.authorization) ?? '', payload);
    return actor;
  }
}
