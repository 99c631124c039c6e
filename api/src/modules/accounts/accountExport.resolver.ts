import { FieldResolver, Resolver, Root } from 'type-graphql';
import { requireId } from '../../graphql/globalId.ts';
import type { AccountExportService } from './accountExport.service.ts';
import { UserType } from './user.type.ts';

/** `User.dataExport`. A `User` is only ever shown to itself. */
@Resolver(() => UserType)
export class AccountExportResolver {
  constructor(private readonly exports: AccountExportService) {}

  @FieldResolver(() => String, {
    description: 'All that is kept about this person, as the text of a JSON document to download.',
  })
  dataExport(@Root() { id }: UserType): Promise<string> {
    return this.exports.export(requireId('User', id));
  }
}
