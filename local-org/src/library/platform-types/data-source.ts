/** DataSource: types as the Apex Reference Guide lists them. */
import { platformTypes } from './declare.ts';

platformTypes(
  'DataSource',
  `
Filter { String columnName; Object columnValue; List<DataSource.Filter> subfilters; String tableName;
  DataSource.FilterType type; new() }
ReadContext { Integer maxResults; List<DataSource.Table> metadata; Integer offset; new() }
SearchUtils { new(); static List<DataSource.TableResult> searchByName(DataSource.SearchContext, DataSource.Connection)
  }
DataSourceUtil { new(); void logWarning(String); void throwException(String) }
Table : DataSource.DataSourceUtil { List<DataSource.Column> columns; String description; String labelPlural; String
  labelSingular; String name; String nameColumn; new(); static DataSource.Table get(String, String, String, String,
  String, List<DataSource.Column>); static DataSource.Table get(String, String, List<DataSource.Column>); void
  logWarning(String); void throwException(String) }
UpsertResult { String errorMessage; String externalId; Boolean success; new(); static DataSource.UpsertResult
  failure(String, String); static DataSource.UpsertResult success(String) }
enum IdentityType { ANONYMOUS NAMED_USER PER_USER }
ConnectionParams { String certificateName; String endpoint; String oauthToken; String password;
  DataSource.IdentityType principalType; DataSource.AuthenticationProtocol protocol; String repository; String
  username; new() }
Column : DataSource.DataSourceUtil { Integer decimalPlaces; String description; Boolean filterable; Boolean
  isPicklistAlphabeticallySorted; Boolean isPicklistRestricted; String label; Integer length; String name;
  List<Map<String, String>> picklistValues; String referenceTargetField; String referenceTo; Boolean sortable;
  DataSource.DataType type; new(); static DataSource.Column boolean(String); static DataSource.Column currency(String,
  Integer, Integer); static DataSource.Column date(String); static DataSource.Column datetime(String); static
  DataSource.Column email(String); static DataSource.Column externalLookup(String, String); static DataSource.Column
  get(String, String, String, Boolean, Boolean, DataSource.DataType, Integer, Integer, String, String, Object,
  Boolean, Boolean); static DataSource.Column get(String, String, String, Boolean, Boolean, DataSource.DataType,
  Integer, Integer, String, String); static DataSource.Column get(String, String, String, Boolean, Boolean,
  DataSource.DataType, Integer, Integer); static DataSource.Column get(String, String, String, Boolean, Boolean,
  DataSource.DataType, Integer); static DataSource.Column indirectLookup(String, String, String); static
  DataSource.Column integer(String, Integer); static DataSource.Column lookup(String, String); static
  DataSource.Column multipicklist(String, List<Map<String, String>>, Boolean, Boolean); static DataSource.Column
  multipicklist(String, List<Map<String, String>>); static DataSource.Column number(String, Integer, Integer); static
  DataSource.Column percent(String, Integer, Integer); static DataSource.Column phone(String); static
  DataSource.Column picklist(String, List<Map<String, String>>, Boolean, Boolean); static DataSource.Column
  picklist(String, List<Map<String, String>>); static DataSource.Column text(String, String, Integer); static
  DataSource.Column text(String, Integer); static DataSource.Column text(String); static DataSource.Column
  textarea(String); static DataSource.Column url(String, Integer); static DataSource.Column url(String); void
  logWarning(String); void throwException(String); static DataSource.Column time(String) }
QueryContext { String queryMoreToken; DataSource.TableSelection tableSelection; new(); static DataSource.QueryContext
  get(List<DataSource.Table>, Integer, Integer, DataSource.TableSelection) }
enum AuthenticationProtocol { NONE OAUTH PASSWORD }
AsyncSaveCallback { new(); void processSave(Database.SaveResult) }
Order { String columnName; DataSource.OrderDirection direction; String tableName; new(); static DataSource.Order
  get(String, String, DataSource.OrderDirection) }
enum Capability { MULTI_PICKLIST PICKLIST QUERY_PAGINATION_SERVER_DRIVEN QUERY_TOTAL_SIZE REQUIRE_ENDPOINT
  REQUIRE_HTTPS ROW_CREATE ROW_DELETE ROW_QUERY ROW_UPDATE SEARCH }
Connection : DataSource.DataSourceUtil { new(); List<DataSource.DeleteResult> deleteRows(DataSource.DeleteContext);
  DataSource.TableResult query(DataSource.QueryContext); List<DataSource.TableResult>
  search(DataSource.SearchContext); List<DataSource.Table> sync(); List<DataSource.UpsertResult>
  upsertRows(DataSource.UpsertContext); void logWarning(String); void throwException(String) }
enum AuthenticationCapability { ANONYMOUS BASIC CERTIFICATE OAUTH }
Provider : DataSource.DataSourceUtil { new(); List<DataSource.AuthenticationCapability>
  getAuthenticationCapabilities(); List<DataSource.Capability> getCapabilities(); DataSource.Connection
  getConnection(DataSource.ConnectionParams); void logWarning(String); void throwException(String) }
enum DataType { BOOLEAN_TYPE CURRENCY_TYPE DATE_TYPE DATETIME_TYPE EMAIL_TYPE EXTERNAL_LOOKUP_TYPE
  INDIRECT_LOOKUP_TYPE LOOKUP_TYPE NUMBER_TYPE PERCENT_TYPE PHONE_TYPE PICKLIST_MULTISELECT_TYPE PICKLIST_TYPE
  STRING_LONG_TYPE STRING_SHORT_TYPE TIME_TYPE URL_TYPE }
ColumnSelection { DataSource.QueryAggregation aggregation; String columnName; String tableName; new() }
SearchContext { String searchPhrase; List<DataSource.TableSelection> tableSelections; new();
  new(List<DataSource.Table>, Integer, Integer, List<DataSource.TableSelection>, String) }
DeleteContext { List<String> externalIds; String tableSelected; new() }
AsyncDeleteCallback { new(); void processDelete(Database.DeleteResult) }
QueryUtils { new(); static List<Map<String, Object>> applyLimitAndOffset(DataSource.QueryContext, List<Map<String,
  Object>>); static List<Map<String, Object>> filter(DataSource.QueryContext, List<Map<String, Object>>); static
  List<Map<String, Object>> process(DataSource.QueryContext, List<Map<String, Object>>); static List<Map<String,
  Object>> sort(DataSource.QueryContext, List<Map<String, Object>>); static List<Map<String, Object>>
  filterAndSort(DataSource.QueryContext, List<Map<String, Object>>) }
enum QueryAggregation { AVG COUNT MAX MIN NONE SUM }
DeleteResult { String errorMessage; String externalId; Boolean success; new(); static DataSource.DeleteResult
  failure(String, String); static DataSource.DeleteResult success(String) }
enum FilterType { AND_ CONTAINS ENDS_WITH EQUALS GREATER_THAN GREATER_THAN_OR_EQUAL_TO LESS_THAN LESS_THAN_OR_EQUAL_TO
  LIKE_ NOT_ NOT_EQUALS OR_ STARTS_WITH }
TableSelection { List<DataSource.ColumnSelection> columnsSelected; DataSource.Filter filter; List<DataSource.Order>
  order; String tableSelected; new() }
UpsertContext { List<Map<String, Object>> rows; String tableSelected; new() }
TableResult { String errorMessage; String queryMoreToken; List<Map<String, Object>> rows; Boolean success; String
  tableName; Integer totalSize; new(); static DataSource.TableResult error(String); static DataSource.TableResult
  get(Boolean, String, String, List<Map<String, Object>>, Integer); static DataSource.TableResult get(Boolean, String,
  String, List<Map<String, Object>>); static DataSource.TableResult get(DataSource.QueryContext, List<Map<String,
  Object>>); static DataSource.TableResult get(DataSource.TableSelection, List<Map<String, Object>>); static
  DataSource.TableResult get(Boolean, String, String, List<Map<String, Object>>, Integer, String) }
enum OrderDirection { ASCENDING DESCENDING }
`,
);
