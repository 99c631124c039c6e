/** Texts of the operators' console. */
export const messages = {
  title: 'Console',
  places: 'Console',
  redesigns: 'Redesigns',
  log: 'Log',
  loading: 'Loading the console…',
  loadFailed: 'We couldn’t load the console.',
  more: 'We couldn’t load more.',
  logTitle: 'Log',
  logIntro:
    'What operators did here and by commands at the server, newest first. Entries stay for 24 months.',
  logLoading: 'Loading the log…',
  logLoadFailed: 'We couldn’t load the log.',
  logEmpty: 'Nothing was done yet.',
  reason: 'Reason',
  /** Who used a command at the server. */
  command: 'A command at the server',
  moves: {
    SITE_SUSPENDED: 'took a site offline',
    SITE_RESTORED: 'put a site online again',
    SITE_VIEWED: 'looked at a site as its owner sees it',
    REPORT_SETTLED: 'settled a report',
    REPORT_REOPENED: 'opened a report again',
    JOBS_RETRIED: 'queued jobs again',
    JOB_DISCARDED: 'discarded a job',
  },
  unknownMove: 'did something that this version of the page does not know',
} as const;
