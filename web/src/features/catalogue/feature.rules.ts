interface Line {
  readonly header: string | null | undefined;
}

/** The lines that stand under one heading; null when the list begins without one. */
export interface FeatureGroup<T> {
  header: string | null;
  lines: T[];
}

/** A feature list under its headings (spec §2): a line without a header goes on under the last one. */
export function groupFeatures<T extends Line>(features: readonly T[]): FeatureGroup<T>[] {
  const groups: FeatureGroup<T>[] = [];
  for (const line of features) {
    const last = groups.at(-1);
    if (last && (!line.header || line.header === last.header)) last.lines.push(line);
    else groups.push({ header: line.header ?? null, lines: [line] });
  }
  return groups;
}
