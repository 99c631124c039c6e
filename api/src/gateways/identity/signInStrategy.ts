import type { Request } from 'express';
import { randomNonce, randomState } from 'openid-client';
import {
  Strategy,
  type AuthenticateOptions,
  type StrategyOptions,
  type VerifyFunction,
} from 'openid-client/passport';

/** OpenID Connect with PKCE (the base class), and a state and a nonce in every request. */
export class SignInStrategy extends Strategy {
  constructor(
    options: StrategyOptions,
    private readonly callbackUrl: string,
    verify: VerifyFunction,
  ) {
    super({ ...options, callbackURL: callbackUrl }, verify);
  }

  override authorizationRequestParams<Options extends AuthenticateOptions>(
    request: Request,
    options: Options,
  ): URLSearchParams {
    const params = new URLSearchParams(super.authorizationRequestParams(request, options));
    params.set('state', randomState());
    params.set('nonce', randomNonce());
    return params;
  }

  /** Only the query is the request's; headers do not decide the address. */
  override currentUrl({ originalUrl }: Request): URL {
    return new URL(originalUrl, this.callbackUrl);
  }
}
