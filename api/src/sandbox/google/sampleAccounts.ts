/** The people of the account chooser. */
export const sampleAccounts = [
  { email: 'rosa@olive-and-ember.example', name: 'Rosa Marchetti', email_verified: true },
  { email: 'sam@smash-street.example', name: 'Sam Okafor', email_verified: true },
  { email: 'noor@new-place.example', name: 'Noor Haddad (address not verified)', email_verified: false },
];
