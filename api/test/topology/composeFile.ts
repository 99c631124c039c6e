import { parse } from 'yaml';

export interface ComposeService {
  image: string;
  build?: { target?: string };
  user?: string;
  read_only?: boolean;
  cap_drop?: string[];
  cap_add?: string[];
  security_opt?: string[];
  ports?: string[];
  profiles?: string[];
  healthcheck?: object;
  depends_on?: Record<string, { condition: string }>;
  environment?: Record<string, string>;
}

export interface ComposeFile {
  services: Record<string, ComposeService>;
  configs: { caddyfile: { content: string } };
}

/** A variable in Compose: its name, then a default (`:-`) or the error when it is unset (`:?`). */
const VARIABLE = /(?<!\$)\$\{(\w+)(?::([-?])([^}]*))?\}/g;

/** Replaces variables like Compose. Throws when a required one is unset. */
function interpolate(text: string, variables: Record<string, string>): string {
  return text.replace(VARIABLE, (_all, name: string, kind: string | undefined, rest = '') => {
    const value = variables[name];
    if (value) return value;
    if (kind === '?') throw new Error(`${name}: ${rest}`);
    return kind === '-' ? rest : '';
  });
}

/**
 * Reads the text of a Compose file. Compose parses the file before it replaces variables, so an empty variable becomes an
 * empty text.
 */
export const readComposeFile = (text: string, variables: Record<string, string>): ComposeFile =>
  JSON.parse(JSON.stringify(parse(text, { merge: true })), (_key, value: unknown) =>
    typeof value === 'string' ? interpolate(value, variables) : value,
  ) as ComposeFile;
