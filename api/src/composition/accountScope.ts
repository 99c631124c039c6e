import { AccountService } from '../modules/accounts/account.service.ts';
import { AccountExportService } from '../modules/accounts/accountExport.service.ts';
import { AccountRemovalService } from '../modules/accounts/accountRemoval.service.ts';
import { PasswordChangeService } from '../modules/accounts/passwords/passwordChange.service.ts';
import { AccountMailService } from '../modules/accounts/accountMail.service.ts';
import { AccountProfileService } from '../modules/accounts/accountProfile.service.ts';
import { AddressMailService } from '../modules/accounts/addresses/addressMail.service.ts';
import { EmailChangeService } from '../modules/accounts/addresses/emailChange.service.ts';
import { EmailVerificationService } from '../modules/accounts/addresses/emailVerification.service.ts';
import { PasswordCheck } from '../modules/accounts/passwords/passwordCheck.service.ts';
import { GoogleAccountService } from '../modules/accounts/google/googleAccount.service.ts';
import { GoogleSignInService } from '../modules/accounts/google/googleSignIn.service.ts';
import { LoginCodeService } from '../modules/accounts/google/loginCode.service.ts';
import { PasswordResetService } from '../modules/accounts/passwords/passwordReset.service.ts';
import { SessionService } from '../modules/accounts/sessions/session.service.ts';
import { SignInSweep } from '../modules/accounts/signInSweep.service.ts';
import { accountParts } from './accountParts.ts';
import { ScopeBase } from './scopeBase.ts';

/** Services about people: who they are and where they are signed in. */
export class AccountScope extends ScopeBase {
  get sessions(): SessionService {
    return this.once(
      'sessions',
      () => new SessionService(this.em, this.shared.infrastructure.clock, this.userAgent),
    );
  }

  get accounts(): AccountService {
    return this.once(
      'accounts',
      () =>
        new AccountService(this.em, this.shared.passwords, this.sessions, this.shared.infrastructure.limiter),
    );
  }

  get passwordResets(): PasswordResetService {
    const { passwords, infrastructure } = this.shared;
    const { limiter, clock } = infrastructure;
    return this.once(
      'passwordResets',
      () => new PasswordResetService(this.em, passwords, this.sessions, limiter, clock),
    );
  }

  get passwordCheck(): PasswordCheck {
    const { passwords, infrastructure } = this.shared;
    return this.once('passwordCheck', () => new PasswordCheck(this.em, passwords, infrastructure.limiter));
  }

  get passwordChanges(): PasswordChangeService {
    const { passwords, infrastructure } = this.shared;
    const { limiter, clock } = infrastructure;
    return this.once(
      'passwordChanges',
      () => new PasswordChangeService(this.em, this.passwordCheck, passwords, this.sessions, limiter, clock),
    );
  }

  get accountExports(): AccountExportService {
    const { limiter } = this.shared.infrastructure;
    return this.once(
      'accountExports',
      () => new AccountExportService(this.em, accountParts(this.shared), limiter),
    );
  }

  get accountRemovals(): AccountRemovalService {
    return this.once(
      'accountRemovals',
      () => new AccountRemovalService(this.em, this.passwordCheck, this.sessions, accountParts(this.shared)),
    );
  }

  get loginCodes(): LoginCodeService {
    const { limiter, clock } = this.shared.infrastructure;
    return this.once('loginCodes', () => new LoginCodeService(this.em, this.sessions, limiter, clock));
  }

  get googleSignIns(): GoogleSignInService {
    const { identity, limiter, clock, log } = this.shared.infrastructure;
    return this.once('googleSignIns', () => {
      const accounts = new GoogleAccountService(this.em, this.sessions, this.loginCodes, clock);
      return new GoogleSignInService(identity, accounts, limiter, log);
    });
  }

  get signInSweep(): SignInSweep {
    return this.once(
      'signInSweep',
      () => new SignInSweep(this.em, this.sessions, this.shared.infrastructure.clock),
    );
  }

  get accountMails(): AccountMailService {
    const { mail, clock, secret, publicUrl } = this.shared.infrastructure;
    return this.once('accountMails', () => new AccountMailService(this.em, mail, clock, secret, publicUrl));
  }

  get addressMails(): AddressMailService {
    const { mail, clock, secret, publicUrl } = this.shared.infrastructure;
    return this.once('addressMails', () => new AddressMailService(this.em, mail, clock, secret, publicUrl));
  }

  get emailVerifications(): EmailVerificationService {
    const { limiter, clock, secret } = this.shared.infrastructure;
    return this.once(
      'emailVerifications',
      () => new EmailVerificationService(this.em, limiter, clock, secret),
    );
  }

  get emailChanges(): EmailChangeService {
    const { limiter } = this.shared.infrastructure;
    return this.once(
      'emailChanges',
      () => new EmailChangeService(this.em, this.passwordCheck, this.sessions, limiter),
    );
  }

  get accountProfiles(): AccountProfileService {
    return this.once('accountProfiles', () => new AccountProfileService(this.em));
  }
}
