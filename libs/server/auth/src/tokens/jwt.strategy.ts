import { Inject, Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import { type Actor, CONFIG, type Config } from '@lyceum/kernel';
import { ExtractJwt, Strategy } from 'passport-jwt';
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
      secretOrKey: config.JWT_SECRET,
      algorithms: [tokenAlgorithm],
    });
  }

  async validate(payload: unknown): Promise<Actor> {
    const { actor } = await this.tokens.fromPayload(payload);
    return actor;
  }
}
