import { Field, InputType } from 'type-graphql';

@InputType({ description: 'Input of `exchangeLoginCode`.' })
export class ExchangeLoginCodeInput {
  @Field(() => String, { description: 'The code.' })
  code!: string;
}
