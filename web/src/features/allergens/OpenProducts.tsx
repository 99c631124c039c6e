import { styled } from 'styled-components';
import { Button, LinkButton } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Chip } from '../../ui/Chip.tsx';
import { Text, TextLink } from '../../ui/Text.tsx';
import { codesText, isAnyAnswered, type AllergenFacts, type OpenReason } from './allergens.rules.ts';
import { messages } from './messages.ts';

const List = styled.ul`
  margin: 0;
  padding: 0;
`;

/* Rows outside the viewport are not rendered: a menu of 500 products scrolls like a short one. */
const Row = styled.li`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2) var(--space-4);
  align-items: center;
  padding: var(--space-3) var(--space-4);
  content-visibility: auto;
  contain-intrinsic-size: auto 84px;
  & + & {
    border-top: 1px solid var(--line);
  }
`;

const Words = styled.div`
  flex: 1 1 260px;
  min-width: 0;
`;

const Name = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 2px var(--space-2);
  align-items: baseline;
  overflow-wrap: anywhere;
`;

/** A product whose allergens need a person. */
export interface OpenProduct {
  id: string;
  name: string;
  section: string;
  facts: AllergenFacts;
  reason: OpenReason;
}

/** What a confirmation would make true: a suggestion becomes the state. */
export const confirmedCodes = ({ facts }: OpenProduct): string => facts.suggestion ?? facts.codes;

interface Props {
  restaurantId: string;
  products: readonly OpenProduct[];
  onConfirm: (product: OpenProduct) => void;
}

/** The products whose allergens need a person, with what a confirmation would say. */
export function OpenProducts({ restaurantId, products, onConfirm }: Props) {
  return (
    <Card $padded={false}>
      <List role="list" aria-label={messages.title}>
        {products.map((product) => (
          <Row key={product.id}>
            <Words>
              <Name>
                <TextLink
                  to="/editor/$id"
                  params={{ id: restaurantId }}
                  search={{ tab: 'products', product: product.id }}
                  aria-label={messages.edit(product.name)}
                >
                  {product.name}
                </TextLink>
                <Chip tone={product.reason === 'suggested' ? 'info' : 'warning'}>
                  {messages.reasons[product.reason]}
                </Chip>
                <Text as="span" $size={13} $soft>
                  {product.section}
                </Text>
              </Name>
              <Text $size={15} $soft>
                {codesText(confirmedCodes(product))}
              </Text>
            </Words>
            {isAnyAnswered(confirmedCodes(product)) ? (
              <Button
                variant="secondary"
                aria-label={messages.confirmOne(product.name)}
                onClick={() => onConfirm(product)}
              >
                {messages.confirm}
              </Button>
            ) : (
              <LinkButton
                variant="secondary"
                to="/editor/$id"
                params={{ id: restaurantId }}
                search={{ tab: 'products', product: product.id }}
                aria-label={messages.answerOne(product.name)}
              >
                {messages.answer}
              </LinkButton>
            )}
          </Row>
        ))}
      </List>
    </Card>
  );
}
