import type { LucideIcon } from 'lucide-react';
import type { ComponentType } from 'react';
import type { SimpleIcon } from 'simple-icons';

/** A past project (spec §3). A text that is null has no part in the project. */
export interface Project {
  /** Names it in the page; never shown. */
  id: string;
  title: string;
  icon: LucideIcon;
  /** Kinds of work, e.g. "Mobile app". */
  type: readonly string[];
  technologies: readonly Pick<SimpleIcon, 'title' | 'path'>[];
  description: string;
  frontEnd: string | null;
  backEnd: string | null;
  webservice: string | null;
  devOps: string | null;
  /** Its picture, which says itself what is on it. */
  screen: ComponentType;
  appStore: string | null;
  playStore: string | null;
  website: string | null;
  /** Whether it is no longer to be had. */
  discontinue: boolean;
}
