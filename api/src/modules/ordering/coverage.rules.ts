import { ORDERING_LIMITS } from '@forkfront/common/limits.ts';
import { coveredBy } from '@forkfront/common/postcodeDistricts.ts';
import { normalPrefix } from '@forkfront/common/zones.ts';

/** The beginning of postcodes as written, and the districts that it covers; empty: none. */
export interface Coverage {
  prefix: string;
  districts: string[];
}

/** Letters of the longest beginning, with spaces. */
const MAX_LENGTH = 20;

/** What each beginning covers; one that is none covers nothing. */
export const coverageOf = (prefixes: readonly string[]): Coverage[] =>
  prefixes.slice(0, ORDERING_LIMITS.prefixes).map((prefix) => {
    const normal = prefix.length > MAX_LENGTH ? null : normalPrefix(prefix);
    return { prefix, districts: normal === null ? [] : coveredBy(normal) };
  });
