import { createUnionType, Field, ObjectType } from 'type-graphql';
import { RateLimitedError } from '../../graphql/errors.type.ts';

@ObjectType('DataExport', { description: 'All that is kept about a person.' })
export class DataExportType {
  @Field(() => String, { description: 'The text of a JSON document to download.' })
  text!: string;
}

export const DataExportResult = createUnionType({
  name: 'DataExportResult',
  description: 'Outcome of `User.dataExport`.',
  types: () => [DataExportType, RateLimitedError] as const,
});
