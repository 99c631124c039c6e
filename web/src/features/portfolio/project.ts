import type { LucideIcon } from 'lucide-react';
import type { Technology } from './technologies.ts';

/** A photograph of a project; all are 1280 × 840 px (web/e2e/screens/portfolio.screens.ts takes them). */
export interface Screenshot {
  /** Address of the picture. */
  src: string;
  /** Says what is on it. */
  alt: string;
}

/** A past project (spec §3). A text that is null has no part in the project. */
export interface Project {
  /** Names it in the page; never shown. */
  id: string;
  title: string;
  icon: LucideIcon;
  /** Kinds of work, e.g. "Mobile app". */
  type: readonly string[];
  technologies: readonly Technology[];
  description: string;
  frontEnd: string | null;
  backEnd: string | null;
  webservice: string | null;
  devOps: string | null;
  screen: Screenshot;
  /** Addresses; one of our own begins with a slash. */
  appStore: string | null;
  playStore: string | null;
  website: string | null;
  /** Whether it is no longer to be had. */
  discontinue: boolean;
}
