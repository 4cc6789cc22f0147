/** Reports: types as the Apex Reference Guide lists them. */
import { platformTypes } from './declare.ts';

platformTypes(
  'Reports',
  `
enum ColumnSortOrder { ASCENDING DESCENDING }
enum BucketType { NUMBER PICKLIST TEXT }
EvaluatedCondition { new(String aggregateName, String aggregateLabel, Double compareTo, Double value, String
  displayCompareTo, String displayValue, Reports.EvaluatedConditionOperator operator); String getAggregateLabel();
  String getAggregateName(); Double getCompareTo(); String getDisplayCompareTo(); String getDisplayValue();
  Reports.EvaluatedConditionOperator getOperator(); Double getValue() }
ReportInstance { new(); Datetime getCompletionDate(); Id getId(); Id getOwnerId(); Id getReportId();
  Reports.ReportResults getReportResults(); Datetime getRequestDate(); String getStatus() }
DetailColumn { new(); Reports.ColumnDataType getDataType(); String getLabel(); String getName() }
ReportType { new(); new(String, String); String getLabel(); String getType(); void setLabel(String); void
  setType(String) }
enum ColumnDataType { BOOLEAN_DATA COMBOBOX_DATA CURRENCY_DATA DATETIME_DATA DATE_DATA DOUBLE_DATA EMAIL_DATA
  HTML_DATA ID_DATA INT_DATA MULTIPICKLIST_DATA PERCENT_DATA PHONE_DATA PICKLIST_DATA REFERENCE_DATA STRING_DATA
  TEXTAREA_DATA TIME_DATA URL_DATA }
AggregateColumn { new(); String getAcrossGroupingContext(); Reports.ColumnDataType getDataType(); String
  getDownGroupingContext(); String getLabel(); String getName() }
interface NotificationAction { void execute(Reports.NotificationActionContext) }
ReportFactWithSummaries : Reports.ReportFact { new(); List<Reports.SummaryValue> getAggregates(); String getKey() }
ReportTypeColumnCategory { new(); Map<String, Reports.ReportTypeColumn> getColumns(); String getLabel() }
StandardDateFilter { new(); new(String, String, String, String); String getColumn(); String getDurationValue(); String
  getEndDate(); String getStartDate(); void setColumn(String); void setDurationValue(String); void setEndDate(String);
  void setStartDate(String) }
ReportCsf { new(); new(String, String, Reports.FormulaType, Integer, String, Reports.CsfGroupType, String,
  Reports.CsfGroupType, String); String getAcrossGroup(); Reports.CsfGroupType getAcrossGroupType(); Integer
  getDecimalPlaces(); String getDescription(); String getDownGroup(); Reports.CsfGroupType getDownGroupType(); String
  getFormula(); Reports.FormulaType getFormulaType(); String getLabel(); void setAcrossGroup(String); void
  setAcrossGroupType(String); void setAcrossGroupType(Reports.CsfGroupType); void setDecimalPlaces(Integer); void
  setDescription(String); void setDownGroup(String); void setDownGroupType(String); void
  setDownGroupType(Reports.CsfGroupType); void setFormula(String); void setFormulaType(String); void
  setFormulaType(Reports.FormulaType); void setLabel(String) }
BucketFieldValue { new(); new(String label, List<String> sourceDimensionValues, Double rangeUpperBound); String
  getLabel(); Double getRangeUpperBound(); List<String> getSourceDimensionValues(); void setLabel(String); void
  setRangeUpperBound(Double); void setSourceDimensionValues(List<String>) }
StandardFilter { new(); new(String name, String value); String getName(); String getValue(); void setName(String);
  void setValue(String) }
ReportDivisionInfo { new(); String getDefaultValue(); List<Reports.FilterValue> getValues() }
BucketField { new(); new(Reports.BucketType, String, String, Boolean, String, String, List<Reports.BucketFieldValue>);
  Reports.BucketType getBucketType(); String getDevloperName(); String getLabel(); Boolean getNullTreatedAsZero();
  String getOtherBucketLabel(); String getSourceColumnName(); List<Reports.BucketFieldValue> getValues(); void
  setBucketType(String); void setBucketType(Reports.BucketType); void setDevloperName(String); void setLabel(String);
  void setNullTreatedAsZero(Boolean); void setOtherBucketLabel(String); void setSourceColumnName(String); void
  setValues(List<Reports.BucketFieldValue>) }
ReportFilter { new(); new(String column, String operator, String value); String getColumn(); String getOperator();
  String getValue(); void setColumn(String); void setOperator(String); void setValue(String); String getEntityName();
  String getFilterType(); void setEntityName(String); void setFilterType(String) }
enum EvaluatedConditionOperator { EQUAL GREATER_THAN GREATER_THAN_EQUAL LESS_THAN LESS_THAN_EQUAL NOT_EQUAL }
ReportFact { new(); List<Reports.SummaryValue> getAggregates(); String getKey() }
ReportInstanceAttributes { new(); Datetime getCompletionDate(); Id getId(); Id getOwnerId(); Datetime
  getRequestDate(); String getStatus() }
GroupingInfo { new(); new(String name, Reports.ColumnSortOrder sortOrder, Reports.DateGranularity dateGranularity,
  String sortAggregate); Reports.DateGranularity getDateGranularity(); String getName(); String getSortAggregate();
  Reports.ColumnSortOrder getSortOrder(); void setDateGranularity(String); void
  setDateGranularity(Reports.DateGranularity); void setName(String); void setSortAggregate(String); void
  setSortOrder(String); void setSortOrder(Reports.ColumnSortOrder) }
ReportTypeColumn { new(); Reports.ColumnDataType getDataType(); List<Reports.FilterValue> getFilterValues(); Boolean
  getFilterable(); String getLabel(); String getName() }
ReportResults { new(); Boolean getAllData(); Map<String, Reports.ReportFact> getFactMap(); Reports.Dimension
  getGroupingsAcross(); Reports.Dimension getGroupingsDown(); Boolean getHasDetailRows();
  Reports.ReportExtendedMetadata getReportExtendedMetadata(); Reports.ReportMetadata getReportMetadata() }
ReportCurrency { new(); Decimal getAmount(); String getCurrencyCode() }
ReportScopeValue { new(); Boolean getAllowsDivision(); String getLabel(); String getValue() }
ReportExtendedMetadata { new(); Map<String, Reports.AggregateColumn> getAggregateColumnInfo(); Map<String,
  Reports.DetailColumn> getDetailColumnInfo(); Map<String, Reports.GroupingColumn> getGroupingColumnInfo() }
ReportFactWithDetails : Reports.ReportFact { new(); List<Reports.SummaryValue> getAggregates(); String getKey();
  List<Reports.ReportDetailRow> getRows() }
FilterOperator { new(); String getLabel(); String getName() }
ReportDetailRow { new(); List<Reports.ReportDataCell> getDataCells() }
enum FormulaType { CURRENCY NUMBER PERCENT CHECKBOX DATE DATE_TIME TEXT TIME }
CrossFilter { new(); new(List<Reports.ReportFilter> criteria, Boolean includesObject, String primaryEntityField,
  String relatedEntity, String relatedEntityJoinField); List<Reports.ReportFilter> getCriteria(); Boolean
  getIncludesObject(); String getPrimaryEntityField(); String getRelatedEntity(); String getRelatedEntityJoinField();
  void setCriteria(List<Reports.ReportFilter>); void setIncludesObject(Boolean); void setPrimaryEntityField(String);
  void setRelatedEntity(String); void setRelatedEntityJoinField(String) }
ReportDescribeResult { new(); Reports.ReportExtendedMetadata getReportExtendedMetadata(); Reports.ReportMetadata
  getReportMetadata(); Reports.ReportTypeMetadata getReportTypeMetadata() }
ReportMetadata { new(); new(String, String, Id, List<Reports.GroupingInfo>, List<Reports.GroupingInfo>, List<String>,
  List<Reports.BucketField>, List<String>, String, List<Reports.ReportFilter>, List<String>, Reports.ReportFormat,
  Reports.ReportType, String, String, String, List<Reports.SortColumn>, Reports.StandardDateFilter, Boolean, Boolean,
  List<Reports.StandardFilter>, String, Boolean, Boolean, Reports.TopRows, Map<String, Reports.ReportCsf>,
  List<Reports.CrossFilter>); List<String> getAggregates(); List<Reports.BucketField> getBuckets();
  List<Reports.CrossFilter> getCrossFilters(); String getCurrencyCode(); Map<String, Reports.ReportCsf>
  getCustomSummaryFormula(); String getDescription(); List<String> getDetailColumns(); String getDeveloperName();
  String getDivision(); List<Reports.GroupingInfo> getGroupingsAcross(); List<Reports.GroupingInfo>
  getGroupingsDown(); Boolean getHasDetailRows(); Boolean getHasRecordCount(); List<String>
  getHistoricalSnapshotDates(); Id getId(); String getName(); String getReportBooleanFilter();
  List<Reports.ReportFilter> getReportFilters(); Reports.ReportFormat getReportFormat(); Reports.ReportType
  getReportType(); String getScope(); Boolean getShowGrandTotal(); Boolean getShowSubtotals();
  List<Reports.SortColumn> getSortBy(); Reports.StandardDateFilter getStandardDateFilter();
  List<Reports.StandardFilter> getStandardFilters(); Reports.TopRows getTopRows(); void setAggregates(List<String>);
  void setBuckets(List<Reports.BucketField>); void setCrossFilters(List<Reports.CrossFilter>); void
  setCurrencyCode(String); void setCustomSummaryFormula(Map<String, Reports.ReportCsf>); void setDescription(String);
  void setDetailColumns(List<String>); void setDeveloperName(String); void setDivision(String); void
  setGroupingsAcross(List<Reports.GroupingInfo>); void setGroupingsDown(List<Reports.GroupingInfo>); void
  setHasDetailRows(Boolean); void setHasRecordCount(Boolean); void setHistoricalSnapshotDates(List<String>); void
  setId(Id); void setName(String); void setReportBooleanFilter(String); void
  setReportFilters(List<Reports.ReportFilter>); void setReportFormat(String); void
  setReportFormat(Reports.ReportFormat); void setReportType(Reports.ReportType); void setScope(String); void
  setShowGrandTotal(Boolean); void setShowSubtotals(Boolean); void setSortBy(List<Reports.SortColumn>); void
  setStandardDateFilter(Reports.StandardDateFilter); void setStandardFilters(List<Reports.StandardFilter>); void
  setTopRows(Reports.TopRows) }
StandardDateFilterDuration { new(); String getEndDate(); String getLabel(); String getStartDate(); String getValue() }
ReportTypeMetadata { new(); List<Reports.ReportTypeColumnCategory> getCategories(); Reports.ReportDivisionInfo
  getDivisionInfo(); Reports.ReportScopeInfo getScopeInfo(); List<Reports.StandardDateFilterDurationGroup>
  getStandardDateFilterDurationGroups(); Map<String, Reports.StandardFilterInfo> getStandardFilterInfos() }
StandardFilterInfoPicklist { new(); String getDefaultValue(); List<Reports.FilterValue> getFilterValues(); String
  getLabel(); Reports.StandardFilterType getType() }
enum StandardFilterType { PICKLIST STRING }
SummaryValue { new(); String getLabel(); Object getValue() }
FilterValue { new(); String getLabel(); String getName() }
ReportScopeInfo { new(); String getDefaultValue(); List<Reports.ReportScopeValue> getValues() }
GroupingValue { new(); List<Reports.GroupingValue> getGroupings(); String getKey(); String getLabel(); Object
  getValue() }
enum DateGranularity { DAY DAY_IN_MONTH FISCAL_PERIOD FISCAL_QUARTER FISCAL_WEEK FISCAL_YEAR MONTH MONTH_IN_YEAR NONE
  QUARTER WEEK YEAR }
StandardFilterInfo { new(); String getLabel(); Reports.StandardFilterType getType() }
SortColumn { new(); new(String sortColumn, Reports.ColumnSortOrder sortOrder); String getSortColumn();
  Reports.ColumnSortOrder getSortOrder(); void setSortColumn(String); void setSortOrder(String); void
  setSortOrder(Reports.ColumnSortOrder) }
ReportDataCell { new(); String getLabel(); Object getValue() }
NotificationActionContext { new(Reports.ReportInstance reportInstance, Reports.ThresholdInformation
  thresholdInformation); Reports.ReportInstance getReportInstance(); Reports.ThresholdInformation
  getThresholdInformation() }
Dimension { new(); List<Reports.GroupingValue> getGroupings() }
TopRows { new(); new(Integer rowLimit, Reports.ColumnSortOrder direction); Reports.ColumnSortOrder getDirection();
  Integer getRowLimit(); void setDirection(String); void setDirection(Reports.ColumnSortOrder); void
  setRowLimit(Integer) }
ReportManager { new(); static Reports.ReportDescribeResult describeReport(Id); static Map<String,
  List<Reports.FilterOperator>> getDatatypeFilterOperatorMap(); static Reports.ReportInstance getReportInstance(Id);
  static List<Reports.ReportInstance> getReportInstances(Id); static Reports.ReportInstance runAsyncReport(Id); static
  Reports.ReportInstance runAsyncReport(Id, Boolean); static Reports.ReportInstance runAsyncReport(Id,
  Reports.ReportMetadata); static Reports.ReportInstance runAsyncReport(Id, Reports.ReportMetadata, Boolean); static
  Reports.ReportResults runReport(Id); static Reports.ReportResults runReport(Id, Boolean); static
  Reports.ReportResults runReport(Id, Reports.ReportMetadata); static Reports.ReportResults runReport(Id,
  Reports.ReportMetadata, Boolean) }
ThresholdInformation { new(List<Reports.EvaluatedCondition> evaluatedConditions); List<Reports.EvaluatedCondition>
  getEvaluatedConditions() }
StandardDateFilterDurationGroup { new(); String getLabel(); List<Reports.StandardDateFilterDuration>
  getStandardDateFilterDurations() }
enum CsfGroupType { ALL CUSTOM GRAND_TOTAL }
GroupingColumn { new(); Reports.ColumnDataType getDataType(); Integer getGroupingLevel(); String getLabel(); String
  getName() }
enum ReportFormat { MATRIX MULTI_BLOCK SUMMARY TABULAR }
enum ReportFilterType { fieldToField fieldValue }
`,
);
