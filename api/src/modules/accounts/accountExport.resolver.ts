import { FieldResolver, Resolver, Root } from 'type-graphql';
import { requireId } from '../../graphql/globalId.ts';
import { toUserError } from '../../graphql/toUserError.ts';
import type { AccountExportService } from './accountExport.service.ts';
import { DataExportResult, DataExportType } from './accountExport.type.ts';
import { UserType } from './user.type.ts';

/** `User.dataExport`. A `User` is only ever shown to itself. */
@Resolver(() => UserType)
export class AccountExportResolver {
  constructor(private readonly exports: AccountExportService) {}

  @FieldResolver(() => DataExportResult, {
    description: 'All that is kept about this person, to download; ten times an hour.',
  })
  async dataExport(@Root() { id }: UserType): Promise<typeof DataExportResult> {
    const made = await this.exports.export(requireId('User', id));
    return made.ok ? Object.assign(new DataExportType(), { text: made.value }) : toUserError(made.error);
  }
}
