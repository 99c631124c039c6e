/** What the explanation of a state mentions: the times of the invitation and of its acceptance, and the plan's limit. */
interface Facts {
  invited: string;
  joined: string;
  limit: number | null;
}

/** Texts of the Team tab. */
export const messages = {
  title: 'Team',
  intro: 'The people who help with this website. Each has an account of their own.',
  people: (used: number, limit: number | null) => {
    if (limit === null) return `${used} ${used === 1 ? 'person' : 'people'}, you included`;
    if (used > limit) return `${used} people, you included. Your plan is for ${limit === 1 ? 'one' : limit}.`;
    return `${used} of ${limit} ${limit === 1 ? 'person' : 'people'}, you included`;
  },
  empty: 'Nobody helps you yet. Invite the first person below.',
  listLabel: 'People and open invitations',
  states: {
    INVITED: { tone: 'info', label: 'Invited' },
    WORKING: { tone: 'success', label: 'Has access' },
    PAUSED: { tone: 'neutral', label: 'Paused' },
    OVER_LIMIT: { tone: 'warning', label: 'Waiting' },
  },
  explanations: {
    INVITED: ({ invited }: Facts) => `Invited ${invited}. The link in the email works for 7 days.`,
    WORKING: ({ joined }: Facts) => `Joined ${joined}.`,
    PAUSED: () => 'Has no access until you end the pause.',
    OVER_LIMIT: ({ limit }: Facts) =>
      limit === 1
        ? 'Your plan is for one person. This person gets access when you choose a larger plan.'
        : 'Your plan is for fewer people. This person gets access when you pause or remove somebody, or choose a larger plan.',
  },
  roles: { MANAGER: 'Manager', KITCHEN: 'Kitchen' },
  roleTexts: {
    KITCHEN: 'Sees and answers orders. Cannot change the website.',
    MANAGER:
      'Answers orders, and changes the menu and the settings. Cannot change the plan or the team, or close the website.',
  },
  role: 'Role',
  roleOf: (who: string) => `Role of ${who}`,
  pause: 'Pause',
  resume: 'End pause',
  remove: 'Remove',
  withdraw: 'Withdraw',
  inviteAgain: 'Invite again',
  /** The name of a button for one person. */
  buttonOf: (button: string, who: string) => `${button}: ${who}`,
  removeTitle: (who: string) => `Remove ${who} from the team?`,
  removeText: 'They lose access at once, on all their devices. You can invite them again later.',
  withdrawTitle: (who: string) => `Withdraw the invitation of ${who}?`,
  withdrawText: 'The link in the email stops working.',
  removed: (who: string) => `${who} has no access any more.`,
  withdrawn: (who: string) => `The invitation of ${who} is withdrawn.`,
  changeFailed: 'The team could not be changed.',

  inviteTitle: 'Invite a person',
  inviteIntro: 'We send an email with a link. The person signs in, or creates an account, and accepts.',
  email: 'Email address',
  emailRequired: 'Please enter an email address.',
  emailInvalid: 'Please enter a valid email address.',
  invite: 'Send invitation',
  invited: (email: string) => `We have sent an invitation to ${email}.`,
  inviteFailed: 'The invitation could not be sent.',
  lockedFeature: 'A team',
  lockedReason: 'Upgrade this website to give others access with accounts of their own.',
  full: (limit: number) =>
    `Your plan is for ${limit} people. To invite somebody else, pause or remove a person, or choose a larger plan.`,
  seePlans: 'See plans',

  logTitle: 'Activity',
  logIntro: 'What was changed in the last 12 months, and by whom.',
  logEmpty: 'Nothing yet.',
  logFailed: 'We couldn’t load older entries.',
  somebody: 'Somebody without an account',
  forkfront: 'Forkfront',
  kinds: {
    MEMBER_INVITED: 'invited a person',
    MEMBER_JOINED: 'joined the team',
    MEMBER_ROLE_CHANGED: 'changed a role',
    MEMBER_PAUSED: 'paused a person',
    MEMBER_RESUMED: 'ended the pause of a person',
    MEMBER_REMOVED: 'removed a person',
    SITE_CLOSED: 'closed the website',
    SITE_REOPENED: 'reopened the website',
    SLUG_CHANGED: 'changed the address of the website',
    ORDERS_PAUSED: 'paused orders',
    ORDERS_RESUMED: 'opened orders again',
    MENU_IMPORTED: 'imported a menu',
    IMPORT_UNDONE: 'undid the import of a menu',
    MENU_RESTORED: 'restored an earlier menu',
    PROMOTION_CREATED: 'created an offer',
    PROMOTION_CHANGED: 'changed an offer',
    PROMOTION_PAUSED: 'paused an offer',
    PROMOTION_RESUMED: 'resumed an offer',
    PROMOTION_ENDED: 'ended an offer',
    SITE_SUSPENDED: 'took the website offline',
    SITE_RESTORED: 'put the website online again',
    SITE_VIEWED: 'looked at the website as you see it',
    ORDER_ADDRESS_CHANGED: 'changed where orders are mailed',
    ORDERING_CHANGED: 'changed ordering settings',
    PRICES_CHANGED: 'changed prices',
  },
  /** For an entry of a newer server. */
  unknownKind: 'changed something',
} as const;
