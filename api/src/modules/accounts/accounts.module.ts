import { mailJob, type Module, perRequest, singleton } from '../../composition/module.ts';
import { LoginCode, PasswordReset, Session, User } from './account.entity.ts';
import { toUserType } from './account.graphql.ts';
import { AccountMailService } from './account.mail.ts';
import { AccountResolver } from './account.resolver.ts';
import { accountRoutes } from './account.rest.ts';
import { AccountService } from './account.service.ts';
import { AccountExportService } from './accountExport.service.ts';
import { AccountRemovalService } from './accountRemoval.service.ts';
import { AddressResolver } from './addresses/address.resolver.ts';
import { AddressService } from './addresses/address.service.ts';
import { ConfirmationResolver } from './confirmation/confirmation.resolver.ts';
import { confirmationRoutes } from './confirmation/confirmation.rest.ts';
import { ConfirmationService } from './confirmation/confirmation.service.ts';
import { GoogleBrowser, googleRoutes } from './google/google.rest.ts';
import { GoogleSignInService } from './google/googleSignIn.service.ts';
import { LoginCodeService } from './google/loginCode.service.ts';
import { Passkey, PasskeyChallenge } from './passkeys/passkey.entity.ts';
import { toPasskeyType } from './passkeys/passkey.graphql.ts';
import { PasskeyResolver } from './passkeys/passkey.resolver.ts';
import { PasskeyService } from './passkeys/passkey.service.ts';
import { PasskeyCeremony } from './passkeys/passkeyCeremony.service.ts';
import { PasswordResolver } from './passwords/password.resolver.ts';
import { PasswordService } from './passwords/password.service.ts';
import { PasswordCheck } from './passwords/passwordCheck.service.ts';
import { NewPasswordService } from './passwords/newPassword.service.ts';
import { AuthenticatorService } from './secondStep/authenticator.service.ts';
import { CodeCheck } from './secondStep/codeCheck.service.ts';
import { EntryService } from './secondStep/entry.service.ts';
import { Authenticator, RecoveryCode } from './secondStep/secondStep.entity.ts';
import { SecondStepResolver } from './secondStep/secondStep.resolver.ts';
import { secondStepRoutes } from './secondStep/secondStep.rest.ts';
import { SecondStepService } from './secondStep/secondStep.service.ts';
import { toSessionType } from './sessions/session.graphql.ts';
import { SessionResolver } from './sessions/session.resolver.ts';
import { SessionService } from './sessions/session.service.ts';

declare module '../../gateways/jobs/jobs.gateway.ts' {
  interface JobPayloads {
    /** A reset link, if the address has an account. `resetId` becomes the id of the row. */
    mailPasswordReset: { resetId: string; email: string };
    /** A notice of a changed password. */
    mailPasswordChanged: { changeId: string; userId: string };
    /** A notice of a linked Google account. `passwordRemoved`: the old password no longer works. */
    mailGoogleAdded: { linkId: string; userId: string; passwordRemoved: boolean };
    /** A notice of a change of the second step of sign-ins, or of a used recovery code. */
    mailSecondStep: {
      changeId: string;
      userId: string;
      kind:
        | 'authenticator-added'
        | 'authenticator-removed'
        | 'passkey-added'
        | 'passkey-removed'
        | 'recovery-code-used'
        | 'recovery-codes-new';
    };
    /** The link that verifies the address of an account. */
    mailEmailVerification: { mailId: string; userId: string; email: string };
    /** A mail about a change of address: the link, a notice to the old address, a notice of the completed change. */
    mailEmailChange: {
      changeId: string;
      kind: 'asked-new' | 'asked-old' | 'done-old';
      userId: string;
      from: string;
      to: string;
    };
    /** The last mail after the deletion of an account. */
    mailGoodbye: { removalId: string; email: string; greeting: string };
    /** Encrypts the secrets of authenticator apps with the newest `APP_SECRET`. Scheduled. */
    resealAuthenticators: object;
    /** Deletes expired sessions, reset links, login codes and challenges of passkeys. Scheduled. */
    sweepSignIns: object;
  }
}

/** Accounts, signing in, and personal data. */
export const accountsModule = {
  entities: [User, Session, PasswordReset, LoginCode, Authenticator, RecoveryCode, Passkey, PasskeyChallenge],
  services: [
    singleton(PasswordService, ({ passwordCost }) => new PasswordService(passwordCost)),
    perRequest(SessionService, 'em', 'clock', 'userAgent'),
    perRequest(EntryService, SessionService, 'clock'),
    perRequest(CodeCheck, 'em', 'limiter', 'clock', 'secrets'),
    perRequest(SecondStepService, 'em', CodeCheck, SessionService, 'clock'),
    perRequest(AuthenticatorService, 'em', CodeCheck, SessionService, 'limiter', 'clock', 'secrets'),
    perRequest(PasskeyCeremony, 'em', 'clock', 'publicUrl'),
    perRequest(PasskeyService, 'em', PasskeyCeremony, SessionService, 'limiter', 'clock'),
    perRequest(AccountService, 'em', PasswordService, SessionService, EntryService, 'limiter'),
    perRequest(
      NewPasswordService,
      'em',
      PasswordCheck,
      PasswordService,
      SessionService,
      EntryService,
      'limiter',
      'clock',
    ),
    perRequest(PasswordCheck, 'em', PasswordService, 'limiter'),
    perRequest(ConfirmationService, PasswordCheck, CodeCheck, SessionService),
    perRequest(AccountExportService, 'em', 'accountParts', 'limiter'),
    perRequest(AccountRemovalService, 'em', PasswordCheck, SessionService, 'accountParts'),
    perRequest(LoginCodeService, 'em', EntryService, 'limiter', 'clock'),
    perRequest(
      GoogleSignInService,
      'em',
      'identity',
      SessionService,
      LoginCodeService,
      'limiter',
      'clock',
      'log',
    ),
    singleton(GoogleBrowser, ({ secrets, publicUrl, clock }) => new GoogleBrowser(secrets, publicUrl, clock)),
    perRequest(AccountMailService, 'em', 'mail', 'clock', 'secrets', 'publicUrl'),
    perRequest(AddressService, 'em', PasswordCheck, 'limiter', 'clock', 'secrets'),
  ],
  resolvers: [
    perRequest(
      AccountResolver,
      AccountService,
      SessionService,
      LoginCodeService,
      AccountExportService,
      AccountRemovalService,
      'secrets',
    ),
    perRequest(AddressResolver, AddressService),
    perRequest(ConfirmationResolver, ConfirmationService),
    perRequest(PasswordResolver, NewPasswordService),
    perRequest(PasskeyResolver, PasskeyService),
    perRequest(SecondStepResolver, SecondStepService, AuthenticatorService),
    perRequest(SessionResolver, SessionService),
  ],
  access: {
    'Query.viewer': 'public',
    'Mutation.register': 'public',
    'Mutation.login': 'public',
    'Mutation.logout': 'public',
    'Mutation.requestPasswordReset': 'public',
    'Mutation.resetPassword': 'secret',
    'Mutation.exchangeLoginCode': 'secret',
    'Mutation.confirmIdentity': 'viewer',
    'Mutation.finishSignIn': 'secret',
    'Mutation.startAuthenticator': 'confirmed',
    'Mutation.confirmAuthenticator': 'viewer',
    'Mutation.removeAuthenticator': 'confirmed',
    'Mutation.renewRecoveryCodes': 'confirmed',
    'Mutation.startPasskey': 'confirmed',
    'Mutation.addPasskey': 'viewer',
    'Mutation.renamePasskey': 'viewer',
    'Mutation.removePasskey': 'confirmed',
    'Mutation.startPasskeySignIn': 'public',
    'Mutation.signInWithPasskey': 'secret',
    'Mutation.sendVerification': 'viewer',
    'Mutation.verifyEmail': 'secret',
    'Mutation.requestEmailChange': 'viewer',
    'Mutation.cancelEmailChange': 'viewer',
    'Mutation.updateAccount': 'viewer',
    'Mutation.changePassword': 'viewer',
    'Mutation.endSession': 'viewer',
    'Mutation.endOtherSessions': 'viewer',
    'Mutation.deleteAccount': 'viewer',
  },
  nodes: {
    User: async (_get, id, viewer) => (viewer?.id === id ? toUserType(viewer) : null),
    async Passkey(get, id, viewer) {
      const found = viewer && (await get(PasskeyService).findOwned(viewer.id, id));
      return found && toPasskeyType(found);
    },
    async Session(get, id, viewer) {
      const found = viewer && (await get(SessionService).findOwned(viewer.id, id));
      return found && toSessionType(found, viewer);
    },
  },
  routes: [...accountRoutes, ...confirmationRoutes, ...secondStepRoutes, ...googleRoutes],
  jobs: {
    mailPasswordReset: mailJob((get, payload) => get(AccountMailService).sendResetLink(payload)),
    mailPasswordChanged: mailJob((get, payload) => get(AccountMailService).sendPasswordChanged(payload)),
    mailGoogleAdded: mailJob((get, payload) => get(AccountMailService).sendGoogleAdded(payload)),
    mailSecondStep: mailJob((get, payload) => get(AccountMailService).sendSecondStep(payload)),
    mailGoodbye: mailJob((get, payload) => get(AccountMailService).sendGoodbye(payload)),
    mailEmailVerification: mailJob((get, payload) => get(AccountMailService).sendVerification(payload)),
    mailEmailChange: mailJob((get, payload) => get(AccountMailService).sendChange(payload)),
    resealAuthenticators: { schedule: '27 2 * * *', run: (get) => get(AuthenticatorService).resealAll() },
    sweepSignIns: { schedule: '17 3 * * *', run: (get) => get(SessionService).sweep() },
  },
  authenticate: (get, token) => get(SessionService).viewer(token),
} satisfies Module;
