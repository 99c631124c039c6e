import { Arg, Args, ArgsType, Field, FieldResolver, ID, Resolver, Root } from 'type-graphql';
import { requireId, searchIdOf, toGlobalId } from '../../graphql/globalId.ts';
import { pageById } from '../../graphql/pageRequest.ts';
import { type Connection, connectionOf, ConnectionArgs } from '../../graphql/relay.graphql.ts';
import { WORD_SEARCH } from '../../lib/wordSearch.ts';
import { deviceOf, type SessionService } from '../accounts/sessions/session.service.ts';
import { MemberType, toMember } from '../members/member.graphql.ts';
import { ActivityConnection, toActivityType } from '../restaurants/activity.graphql.ts';
import type { RestaurantService } from '../restaurants/restaurant.service.ts';
import type { SiteLinks } from '../sites/siteLinks.ts';
import { OperatorType } from './operator.graphql.ts';
import { OperatorMoveConnection, toMoveType } from './operatorMove.graphql.ts';
import type { OperatorLogService } from './operatorLog.service.ts';
import type { OperatorSearchService } from './operatorSearch.service.ts';
import {
  OperatorOrderFactsType,
  OperatorOrderType,
  OperatorPersonConnection,
  OperatorPersonType,
  OperatorSessionType,
  OperatorSiteConnection,
  OperatorSiteType,
  toOperatorOrder,
  toPerson,
  toSite,
} from './operatorSite.graphql.ts';

const SEARCH = `At most ${WORD_SEARCH.characters} characters.`;

@ArgsType()
class SearchArgs extends ConnectionArgs {
  @Field(() => String, { description: `Beginnings of words; an empty text finds everything. ${SEARCH}` })
  search!: string;
}

/** What operators find in the console. */
@Resolver(() => OperatorType)
export class OperatorSearchResolver {
  constructor(
    private readonly found: OperatorSearchService,
    private readonly links: SiteLinks,
  ) {}

  @FieldResolver(() => OperatorSiteConnection, {
    description: 'Sites by words of their name or slug, newest first.',
  })
  async sites(
    @Args(() => SearchArgs) { search, ...args }: SearchArgs,
  ): Promise<Connection<OperatorSiteType>> {
    return connectionOf(await this.found.sites(search, pageById(args)), (site) => toSite(site, this.links));
  }

  @FieldResolver(() => OperatorPersonConnection, {
    description: 'People by words of their name or address, newest first.',
  })
  async people(
    @Args(() => SearchArgs) { search, ...args }: SearchArgs,
  ): Promise<Connection<OperatorPersonType>> {
    return connectionOf(await this.found.people(search, pageById(args)), toPerson);
  }

  @FieldResolver(() => [OperatorOrderType], {
    description: 'The newest orders, at most 20, for words of a site and a number: `olive press 103`.',
  })
  async orders(
    @Arg('search', () => String, { description: `Words of a site, then the number of an order. ${SEARCH}` })
    search: string,
  ): Promise<InstanceType<typeof OperatorOrderType>[]> {
    return (await this.found.orders(search)).map(toOperatorOrder);
  }

  @FieldResolver(() => OperatorSiteType, { nullable: true, description: 'A site; null for an unknown one.' })
  async site(
    @Arg('id', () => ID, { description: 'Id of the site.' }) id: string,
  ): Promise<OperatorSiteType | null> {
    const site = await this.found.site(searchIdOf('OperatorSite', id));
    return site && toSite(site, this.links);
  }

  @FieldResolver(() => OperatorPersonType, {
    nullable: true,
    description: 'A person; null for an unknown one.',
  })
  async person(
    @Arg('id', () => ID, { description: 'Id of the person.' }) id: string,
  ): Promise<OperatorPersonType | null> {
    const person = await this.found.person(searchIdOf('OperatorPerson', id));
    return person && toPerson(person);
  }
}

/** What the page of a site shows besides its plain fields. */
@Resolver(() => OperatorSiteType)
export class OperatorSiteResolver {
  constructor(
    private readonly found: OperatorSearchService,
    private readonly restaurants: RestaurantService,
    private readonly log: OperatorLogService,
  ) {}

  @FieldResolver(() => [MemberType], { description: 'Its staff and open invitations, oldest first.' })
  async members(@Root() { id }: OperatorSiteType): Promise<InstanceType<typeof MemberType>[]> {
    return (await this.found.members(requireId('OperatorSite', id))).map(toMember);
  }

  @FieldResolver(() => OperatorOrderFactsType, { description: 'Its orders of the last 30 days.' })
  async orderFacts(@Root() { id }: OperatorSiteType): Promise<InstanceType<typeof OperatorOrderFactsType>> {
    const { placed, sold, sales, lastAt } = await this.found.orderFacts(requireId('OperatorSite', id));
    return OperatorOrderFactsType.of({ placed: placed ?? 0, sold: sold ?? 0, sales: sales ?? 0, lastAt });
  }

  @FieldResolver(() => ActivityConnection, { description: 'What people changed there, newest first.' })
  async siteActivity(
    @Root() { id }: OperatorSiteType,
    @Args(() => ConnectionArgs) args: ConnectionArgs,
  ): Promise<ActivityConnection> {
    const page = await this.restaurants.activity(requireId('OperatorSite', id), pageById(args));
    return ActivityConnection.of(connectionOf(page, toActivityType));
  }

  @FieldResolver(() => OperatorMoveConnection, { description: 'What operators did with it, newest first.' })
  async siteMoves(
    @Root() { id }: OperatorSiteType,
    @Args(() => ConnectionArgs) args: ConnectionArgs,
  ): Promise<OperatorMoveConnection> {
    const page = await this.log.list(pageById(args), requireId('OperatorSite', id));
    return OperatorMoveConnection.of(connectionOf(page, toMoveType));
  }
}

/** What the page of a person shows besides the plain fields. */
@Resolver(() => OperatorPersonType)
export class OperatorPersonResolver {
  constructor(
    private readonly found: OperatorSearchService,
    private readonly sessions: SessionService,
    private readonly links: SiteLinks,
  ) {}

  @FieldResolver(() => [OperatorSiteType], {
    description: 'The sites of the person, newest first, at most 50.',
  })
  async ownSites(@Root() { id }: OperatorPersonType): Promise<OperatorSiteType[]> {
    const sites = await this.found.ownedBy(requireId('OperatorPerson', id));
    return sites.map((site) => toSite(site, this.links));
  }

  @FieldResolver(() => [OperatorSiteType], {
    description: 'The sites that the person helps with, newest first, at most 50.',
  })
  async helpedSites(@Root() { id }: OperatorPersonType): Promise<OperatorSiteType[]> {
    const sites = await this.found.helpedBy(requireId('OperatorPerson', id));
    return sites.map((site) => toSite(site, this.links));
  }

  @FieldResolver(() => [OperatorSessionType], {
    description: 'Browsers that are signed in, last used first, at most 100.',
  })
  async openSessions(
    @Root() { id }: OperatorPersonType,
  ): Promise<InstanceType<typeof OperatorSessionType>[]> {
    const sessions = await this.sessions.list(requireId('OperatorPerson', id));
    return sessions.map(({ userAgent, ...session }) =>
      OperatorSessionType.of({
        ...session,
        id: toGlobalId('OperatorSession', session.id),
        device: deviceOf(userAgent),
      }),
    );
  }
}
