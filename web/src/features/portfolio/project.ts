import type { LucideIcon } from 'lucide-react';
import android from 'simple-icons/icons/android.svg';
import apple from 'simple-icons/icons/apple.svg';
import django from 'simple-icons/icons/django.svg';
import docker from 'simple-icons/icons/docker.svg';
import expo from 'simple-icons/icons/expo.svg';
import express from 'simple-icons/icons/express.svg';
import firebase from 'simple-icons/icons/firebase.svg';
import flutter from 'simple-icons/icons/flutter.svg';
import githubActions from 'simple-icons/icons/githubactions.svg';
import graphQl from 'simple-icons/icons/graphql.svg';
import kotlin from 'simple-icons/icons/kotlin.svg';
import laravel from 'simple-icons/icons/laravel.svg';
import mongoDb from 'simple-icons/icons/mongodb.svg';
import mySql from 'simple-icons/icons/mysql.svg';
import nginx from 'simple-icons/icons/nginx.svg';
import nodeJs from 'simple-icons/icons/nodedotjs.svg';
import openApi from 'simple-icons/icons/openapiinitiative.svg';
import postgreSql from 'simple-icons/icons/postgresql.svg';
import python from 'simple-icons/icons/python.svg';
import react from 'simple-icons/icons/react.svg';
import redis from 'simple-icons/icons/redis.svg';
import relay from 'simple-icons/icons/relay.svg';
import socketIo from 'simple-icons/icons/socketdotio.svg';
import stripe from 'simple-icons/icons/stripe.svg';
import swift from 'simple-icons/icons/swift.svg';
import typeScript from 'simple-icons/icons/typescript.svg';
import vue from 'simple-icons/icons/vuedotjs.svg';

interface Technology {
  title: string;
  /** Address of its logo, black and transparent. */
  logo: string;
}

/** What projects are built with. */
export const technologies = {
  android: { title: 'Android', logo: android },
  apple: { title: 'Apple', logo: apple },
  django: { title: 'Django', logo: django },
  docker: { title: 'Docker', logo: docker },
  expo: { title: 'Expo', logo: expo },
  express: { title: 'Express', logo: express },
  firebase: { title: 'Firebase', logo: firebase },
  flutter: { title: 'Flutter', logo: flutter },
  githubActions: { title: 'GitHub Actions', logo: githubActions },
  graphQl: { title: 'GraphQL', logo: graphQl },
  kotlin: { title: 'Kotlin', logo: kotlin },
  laravel: { title: 'Laravel', logo: laravel },
  mongoDb: { title: 'MongoDB', logo: mongoDb },
  mySql: { title: 'MySQL', logo: mySql },
  nginx: { title: 'NGINX', logo: nginx },
  nodeJs: { title: 'Node.js', logo: nodeJs },
  openApi: { title: 'OpenAPI', logo: openApi },
  postgreSql: { title: 'PostgreSQL', logo: postgreSql },
  python: { title: 'Python', logo: python },
  react: { title: 'React', logo: react },
  redis: { title: 'Redis', logo: redis },
  relay: { title: 'Relay', logo: relay },
  socketIo: { title: 'Socket.io', logo: socketIo },
  stripe: { title: 'Stripe', logo: stripe },
  swift: { title: 'Swift', logo: swift },
  typeScript: { title: 'TypeScript', logo: typeScript },
  vue: { title: 'Vue.js', logo: vue },
} as const satisfies Record<string, Technology>;

/** A past project (spec §3). It leaves out the parts and addresses that it does not have. */
export interface Project {
  /** Key in the page; not shown. */
  id: string;
  title: string;
  icon: LucideIcon;
  /** Kinds of work, e.g. "Mobile app". */
  type: readonly string[];
  technologies: readonly Technology[];
  description: string;
  frontEnd?: string;
  backEnd?: string;
  webservice?: string;
  devOps?: string;
  /** Address of a picture of 1280 × 840 px (web/e2e/screens/portfolio.screens.ts takes them), and its text. */
  screen: string;
  screenText: string;
  /** Addresses; one of our own begins with a slash. */
  appStore?: string;
  playStore?: string;
  website?: string;
  /** It is no longer available. */
  discontinue?: true;
}
