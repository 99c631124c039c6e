import { Field, ID, InputType } from 'type-graphql';
import { StorefrontThemeEnum } from '../sites/storefront.type.ts';
import type { StorefrontTheme } from './restaurant.entity.ts';

@InputType({ description: 'Brand colours to set.' })
export class BrandInput {
  @Field(() => String, { description: '#rrggbb.' })
  primary!: string;

  @Field(() => String, { description: '#rrggbb.' })
  secondary!: string;
}

@InputType({ description: 'Input of `updateRestaurant`.' })
export class UpdateRestaurantInput {
  @Field(() => ID, { description: 'The site.' })
  id!: string;

  @Field(() => String, { nullable: true, description: 'Name of the restaurant.' })
  name?: string | null;

  @Field(() => Boolean, { nullable: true, description: 'False closes ordering.' })
  isActive?: boolean | null;

  @Field(() => String, {
    nullable: true,
    description: 'One of our own addresses, from `confirmUpload`; null removes the picture.',
  })
  coverImageUrl?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Address of the logo from `confirmUpload`; null removes it.',
  })
  logoUrl?: string | null;

  @Field(() => String, { nullable: true, description: 'A line below the name; null or blank removes it.' })
  tagline?: string | null;

  @Field(() => String, { nullable: true, description: 'Phone number; null or blank removes it.' })
  phone?: string | null;

  @Field(() => String, { nullable: true, description: 'Postal address; null or blank removes it.' })
  addressLine?: string | null;

  @Field(() => String, {
    nullable: true,
    description: "Where orders are mailed; null or blank: the account's address.",
  })
  orderEmail?: string | null;

  @Field(() => StorefrontThemeEnum, { nullable: true, description: 'Look of the site.' })
  theme?: StorefrontTheme | null;

  @Field(() => BrandInput, { nullable: true, description: 'Brand colours.' })
  brand?: BrandInput | null;
}

@InputType({ description: 'Input of `changeRestaurantSlug`.' })
export class ChangeRestaurantSlugInput {
  @Field(() => ID, { description: 'The site.' })
  id!: string;

  @Field(() => String, { description: 'The new subdomain.' })
  slug!: string;
}

@InputType({ description: 'Input of `archiveRestaurant`.' })
export class ArchiveRestaurantInput {
  @Field(() => ID, { description: 'The site.' })
  id!: string;
}

@InputType({ description: 'Input of `reopenRestaurant`.' })
export class ReopenRestaurantInput {
  @Field(() => ID, { description: 'The site.' })
  id!: string;
}
