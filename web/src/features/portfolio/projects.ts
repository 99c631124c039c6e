import { Bike, Carrot, ChefHat, KanbanSquare, ScanSearch, Ship, Store } from 'lucide-react';
import { type Project, technologies as built } from './project.ts';
import allergens from './screens/allergens.webp';
import courier from './screens/courier.webp';
import ferry from './screens/ferry.webp';
import grocer from './screens/grocer.webp';
import pass from './screens/pass.webp';
import sprint from './screens/sprint.webp';
import storefronts from './screens/storefronts.webp';

/** The portfolio in page order. SAMPLE CONTENT: all names, apps and addresses except our own storefronts are fictional. */
export const projects: readonly Project[] = [
  {
    id: 'storefronts',
    title: 'Restaurant storefronts',
    icon: Store,
    type: ['Website', 'Online ordering'],
    technologies: [
      built.typeScript,
      built.react,
      built.relay,
      built.graphQl,
      built.nodeJs,
      built.postgreSql,
      built.stripe,
      built.docker,
    ],
    description:
      'Our own product: a chat turns a few answers and a menu into an ordering website, and the owner pays no commission. The pages reach a phone in one go and take orders even without JavaScript.',
    frontEnd:
      'Diners get pages rendered on the server with a script of a few kilobytes. Owners get a React app with Relay and a live preview.',
    backEnd:
      'One Node.js server over PostgreSQL. An order and its email are written in one transaction, so nothing that was confirmed can get lost.',
    webservice: 'GraphQL over HTTP and WebSocket for the owner’s app, and a documented REST API.',
    devOps:
      'One container, migrations at start, health checks, and a test that stops the server in mid-order.',
    screen: storefronts,
    screenText:
      'The ordering website of Olive & Ember: its name, the sections of the menu, dishes with prices, and a basket with one focaccia',
    website: '/services#restaurant',
  },
  {
    id: 'pass',
    title: 'Pass & Plate',
    icon: ChefHat,
    type: ['Mobile app', 'Kitchen display'],
    technologies: [
      built.react,
      built.expo,
      built.typeScript,
      built.nodeJs,
      built.express,
      built.socketIo,
      built.mongoDb,
      built.redis,
    ],
    description:
      'Orders from the table to the stove and back. The waiter taps, the chef sees a ticket, and everyone knows what is waiting at the pass.',
    frontEnd:
      'One Expo app with three faces: the admin sets up menus, tables and staff, the chef works through tickets by course, the waiter takes orders and splits bills. It keeps working when the Wi-Fi doesn’t.',
    backEnd:
      'Express and MongoDB, with Redis between the kitchen screens. Offline tickets are merged without duplicates.',
    webservice:
      'Socket.io for tickets, REST for menus and reports. Each of the roles admin, chef and waiter has its own rights.',
    devOps:
      'Builds for both stores from one pipeline, released to one restaurant first and to the rest a day later.',
    screen: pass,
    screenText:
      'Pass & Plate on a kitchen tablet: three tickets on a rail, for tables 4, 11 and 7, with how long each has waited',
    appStore: 'https://apps.example/pass-and-plate',
    playStore: 'https://play.example/pass-and-plate',
    website: 'https://pass-and-plate.example',
  },
  {
    id: 'grocer',
    title: 'Fold & Furrow',
    icon: Carrot,
    type: ['Mobile app', 'Online shop'],
    technologies: [
      built.swift,
      built.apple,
      built.kotlin,
      built.android,
      built.laravel,
      built.mySql,
      built.stripe,
    ],
    description:
      'A village grocer’s weekly box. Customers swap what they don’t like before Thursday, and the packing list writes itself.',
    frontEnd:
      'Native on both systems, because a shop that is used one-handed in the kitchen has to be quick. Recipes suggest what to do with the third cabbage.',
    backEnd:
      'Laravel and MySQL. Boxes are planned against what the farms have announced, so nothing is sold twice.',
    webservice: 'A REST interface with an API key, which the till in the shop uses as well.',
    screen: grocer,
    screenText:
      'Fold & Furrow on two phones: the week’s box with cabbage, carrots, beetroot and eggs, and a choice of what to take in place of the beetroot',
    appStore: 'https://apps.example/fold-and-furrow',
    playStore: 'https://play.example/fold-and-furrow',
    website: 'https://fold-and-furrow.example',
  },
  {
    id: 'sprint',
    title: 'Sprintlane',
    icon: KanbanSquare,
    type: ['Web app', 'API'],
    technologies: [
      built.vue,
      built.typeScript,
      built.nodeJs,
      built.graphQl,
      built.postgreSql,
      built.githubActions,
    ],
    description:
      'A board for small agencies and their customers: what was asked for, who is on it, and what it has cost so far, in one place.',
    frontEnd:
      'Vue with drag and drop that works by keyboard too. Three roles see three boards: a user reports and follows, a dev estimates and works, an admin plans and bills.',
    backEnd:
      'Node.js and PostgreSQL with row-level security, so users, admins and devs can only ever read what is theirs.',
    webservice: 'GraphQL with subscriptions; a moved card moves on every screen within a blink.',
    devOps: 'Every pull request gets its own address, which is removed when it is merged.',
    screen: sprint,
    screenText:
      'Sprintlane in a browser: a board with the columns Asked for, In work, To be seen and Done, each with cards',
    website: 'https://sprintlane.example',
  },
  {
    id: 'ferry',
    title: 'Skerry Line',
    icon: Ship,
    type: ['Mobile app'],
    technologies: [built.flutter, built.firebase, built.stripe],
    description:
      'Tickets and departures for a small ferry line. Buying one takes three taps, and showing it works even mid-crossing.',
    frontEnd:
      'Flutter, with large type for wet fingers and low sun. Tickets and the timetable are kept on the phone.',
    backEnd: 'Firebase functions. Seats are held for five minutes while someone pays.',
    devOps: 'Timetable changes go out without a new version in the stores.',
    screen: ferry,
    screenText:
      'Skerry Line on two phones: the departures of the day with the one at 09:40 chosen, and the ticket for it with a code to show',
    appStore: 'https://apps.example/skerry-line',
    playStore: 'https://play.example/skerry-line',
  },
  {
    id: 'allergens',
    title: 'Fourteen',
    icon: ScanSearch,
    type: ['API'],
    technologies: [built.python, built.django, built.postgreSql, built.openApi, built.nginx, built.docker],
    description:
      'A service that reads a recipe and names the allergens in it, with the line that gave each one away. Named after the fourteen that must be declared.',
    backEnd:
      'Django and PostgreSQL. Every answer comes with its reasons; where it is not sure it says so instead of guessing.',
    webservice: 'REST described by OpenAPI, with clients made from the description and limits by key.',
    devOps: 'Two regions behind NGINX, rehearsed: once a month we switch one of them off.',
    screen: allergens,
    screenText:
      'The documentation of Fourteen in a browser: a recipe on the left, and on the right the allergens found in it, each with the line that gave it away',
    website: 'https://fourteen.example',
  },
  {
    id: 'courier',
    title: 'Round the Corner',
    icon: Bike,
    type: ['Mobile app', 'Website'],
    technologies: [built.react, built.typeScript, built.nodeJs, built.redis, built.postgreSql],
    description:
      'Same-day deliveries by bicycle for the shops of one high street, on one shared round in place of twelve vans.',
    frontEnd:
      'A page for shops, a page for people waiting at home, and an app that speaks each turn to the riders.',
    backEnd: 'Rounds are replanned whenever a parcel is added, and never send anyone uphill twice.',
    webservice: 'REST for shops’ tills, WebSocket for the dot on the map.',
    screen: courier,
    screenText:
      'Round the Corner in a browser: a map of a few streets with a round from the bookshop by cheese and flowers to a home, and the rider on the way',
    appStore: 'https://apps.example/round-the-corner',
    website: 'https://round-the-corner.example',
    discontinue: true,
  },
];
