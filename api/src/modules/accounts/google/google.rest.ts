import { googleCookie } from '../../../rest/googleCookie.ts';
import type { RestCall, RestRoute } from '../../../rest/restRoute.ts';
import { sendFailure } from '../../../rest/sendFailure.ts';
import { refusalLanding, successLanding } from './google.rules.ts';
import { LOGIN_CODE_LIFETIME_MS } from './loginCode.service.ts';
import { loginCodeCookie } from './loginCodeCookie.ts';
import type { GoogleSignInFailure } from './googleSignIn.service.ts';

/** Spec §7: sign-in with Google, by navigations of the browser. */
export const googleRoutes: RestRoute[] = [
  {
    method: 'get',
    path: '/users/google',
    access: 'public',
    async answer(call) {
      const started = await call.scope.googleSignIns.begin(call.ip);
      if (!started.ok) return refuse(call, started.error);
      await googleCookie.set(call, started.value.memory);
      call.response.redirect(started.value.url);
    },
  },
  {
    method: 'get',
    path: '/users/google/callback',
    access: 'public',
    async answer(call) {
      const { publicUrl, secret } = call.scope.shared.infrastructure;
      const { searchParams } = new URL(call.request.originalUrl, publicUrl);
      const memory = await googleCookie.read(call);
      googleCookie.clear(call);
      const finished = await call.scope.googleSignIns.finish(searchParams, memory, call.ip);
      if (!finished.ok) return refuse(call, finished.error);
      call.response.cookie(loginCodeCookie.name, loginCodeCookie.valueOf(secret, finished.value), {
        httpOnly: true,
        sameSite: 'strict',
        secure: publicUrl.startsWith('https:'),
        path: '/graphql',
        maxAge: LOGIN_CODE_LIFETIME_MS,
      });
      call.response.redirect(successLanding(publicUrl, finished.value));
    },
  },
];

/** A person reads our own pages; a program is told in its own way that it has to wait. */
function refuse({ scope, request, response }: RestCall, failure: GoogleSignInFailure): void {
  const isProgram = request.accepts(['json', 'html']) !== 'html';
  if (failure.kind === 'rateLimited' && isProgram) sendFailure(response, failure);
  else response.redirect(refusalLanding(scope.shared.infrastructure.publicUrl, failure.kind));
}
