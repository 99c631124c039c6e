import { graphql } from 'relay-runtime';
import type { orderStatusPageQuery$data } from '../../__generated__/orderStatusPageQuery.graphql.ts';
import { operationText } from './operationText.ts';

/** The data of an order for the status page and the owner's answer page. */
export type OrderStatus = NonNullable<orderStatusPageQuery$data['orderStatus']>;
export type OrderState = OrderStatus['state'];

/** The query for `OrderStatus`, as text. */
export const orderStatusQuery = operationText(graphql`
  query orderStatusPageQuery($token: String!) {
    orderStatus(token: $token) {
      number
      state
      isTest
      placedAt
      fulfilment
      scheduledFor
      dueAt
      readyAt
      deliveryAddress {
        line1
        line2
        town
        postcode
      }
      deliveryFee
      rejectionReason
      cancelledBy
      cancellableUntil
      discount
      promotion {
        name
      }
      total
      vatReceipt {
        vatNumber
        traderName
        traderAddress
        rates {
          rate
          gross
          vat
        }
      }
      lines {
        name
        sizeName
        quantity
        unitPrice
        total
        options {
          groupName
          name
          quantity
          price
        }
        note
        allergens {
          allergen
          state
        }
        isAlcohol
      }
      customerName
      note
      ifMissing
      restaurantName
      restaurantPhone
      storefrontUrl
    }
  }
`);
